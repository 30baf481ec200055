"""Owns the game in progress and turns what people and computers want into moves. QtCore only."""
