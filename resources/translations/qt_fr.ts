<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
</TS>
