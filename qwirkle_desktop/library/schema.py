"""The library's tables, as every version made them, and the way from one version to the next."""

import sqlite3
from contextlib import closing

VERSION = 3
"""The schema written here (`PRAGMA user_version`)."""
APPLICATION = 0x51776B6C
"""`Qwkl`, which tells a library from other SQLite files."""

# A game is kept as the lines of its record, so that there is one format and one reader. What a record does
# not tell stands beside it: the number that orders the bag (`mix`), the seats' colours, and `touched`, which
# counts up (clocks go back) each time a game comes to the table.
VERSION_1 = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES ('minimum_reader', 1);
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    result TEXT,
    scores TEXT NOT NULL,
    mix INTEGER NOT NULL,
    colours TEXT NOT NULL,
    touched INTEGER NOT NULL
);
CREATE INDEX unfinished_games ON games (touched) WHERE result IS NULL;
CREATE TABLE turns (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
"""

# `title` and `removed` (seconds since 1970) are told nowhere else. The other columns, and `seats`, repeat
# what the lines say, for lists: `started` in ms since 1970, `names` to sort by, `words` to search in.
# `digests` is a cache for statistics; the triggers drop a game's digest whoever changes a line of it.
VERSION_2 = """
ALTER TABLE games ADD COLUMN title TEXT;
ALTER TABLE games ADD COLUMN removed INTEGER;
ALTER TABLE games ADD COLUMN started INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN deal INTEGER;
ALTER TABLE games ADD COLUMN names TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN best INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_by_table ON games (touched);
CREATE INDEX removed_games ON games (removed) WHERE removed IS NOT NULL;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    computer TEXT,
    assisted INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_name ON seats (name, computer);
CREATE INDEX seats_by_computer ON seats (computer);
CREATE TABLE digests (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    version INTEGER NOT NULL,
    figures TEXT NOT NULL
);
CREATE TRIGGER turn_added AFTER INSERT ON turns BEGIN DELETE FROM digests WHERE game = NEW.game; END;
CREATE TRIGGER turn_changed AFTER UPDATE ON turns BEGIN
    DELETE FROM digests WHERE game IN (OLD.game, NEW.game);
END;
CREATE TRIGGER turn_taken_back AFTER DELETE ON turns BEGIN DELETE FROM digests WHERE game = OLD.game; END;
CREATE TRIGGER game_changed AFTER UPDATE OF header, result ON games BEGIN
    DELETE FROM digests WHERE game = NEW.number;
END;
UPDATE meta SET value = 2 WHERE key = 'minimum_reader';
"""

# A scorepad is a line of JSON, for the same reason; `touched` counts up each time one is written.
# Version 1 knows no removed games and would list them, and version 2 takes a copy of a newer library for a
# damaged one: each may read no more than its own.
VERSION_3 = """
CREATE TABLE scorepads (
    id TEXT PRIMARY KEY,
    touched INTEGER NOT NULL,
    line TEXT NOT NULL
) WITHOUT ROWID;
UPDATE meta SET value = 3 WHERE key = 'minimum_reader';
"""

TEXTS = "CAST(header AS TEXT), CAST(result AS TEXT)"
LINES = "SELECT CAST(line AS TEXT) FROM turns WHERE game = ? ORDER BY number"
"""Cast: one bit that changed on the disk makes bytes of a text, the same as before."""

SCRIPTS = (VERSION_1, VERSION_2, VERSION_3)
"""The way from each version to the next."""
FIRST_WITH_LISTS, FIRST_WITH_PADS = 2, 3
"""Versions: that of the columns for lists, and that of the scorepads."""


def has_all_columns(sql: sqlite3.Connection, version: int) -> bool:
    """Whether every column of that version is there: a letter changed in its name is no damage to SQLite."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for script in SCRIPTS[:version]:
            for statement in statements(script):
                fresh.execute(statement)
        return _columns(fresh) <= _columns(sql)


def _columns(sql: sqlite3.Connection) -> set[tuple[str, str]]:
    """Each table's name with each of its columns'."""
    both = "sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
    return set(sql.execute(f"SELECT tables.name, columns.name FROM {both} WHERE tables.type = 'table'"))


def statements(script: str) -> list[str]:
    """The statements of a script one by one: `executescript` would commit what came before."""
    found, part = [], ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            found.append(part.strip())
            part = ""
    return found
