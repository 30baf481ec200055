"""Menus and actions, in words."""

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_ACTIONS = {
    "new_game": QT_TR_NOOP("&New game…"),
    "open_game": QT_TR_NOOP("&Open a record…"),
    "save_record": QT_TR_NOOP("&Save as a record…"),
    "copy_picture": QT_TR_NOOP("Copy the board as a &picture"),
    "copy_text": QT_TR_NOOP("Copy the board as &text"),
    "save_pdf": QT_TR_NOOP("&Save board and scores as PDF…"),
    "print_game": QT_TR_NOOP("P&rint board and scores…"),
    "replay": QT_TR_NOOP("&Replay this game"),
    "review": QT_TR_NOOP("Re&view this game"),
    "play_on": QT_TR_NOOP("Play on &from here…"),
    "deal_again": QT_TR_NOOP("Play this dea&l again"),
    "copy_deal": QT_TR_NOOP("&Copy the deal's number"),
    "library": QT_TR_NOOP("Ga&mes…"),
    "statistics": QT_TR_NOOP("S&tatistics…"),
    "scorepad": QT_TR_NOOP("Scorep&ad…"),
    "end_game": QT_TR_NOOP("&End this game…"),
    "hand_over": QT_TR_NOOP("&Hand a seat to the computer…"),
    "quit": QT_TR_NOOP("&Quit"),
    "undo": QT_TR_NOOP("&Undo"),
    "redo": QT_TR_NOOP("&Redo"),
    "play": QT_TR_NOOP("&Play"),
    "take_back": QT_TR_NOOP("&Take back"),
    "take_back_one": QT_TR_NOOP("Take one tile back"),
    "legal_plays": QT_TR_NOOP("&List of legal plays…"),
    "tell_state": QT_TR_NOOP("Say ho&w the game stands"),
    "tell_last": QT_TR_NOOP("Say what &happened last"),
    "keys": QT_TR_NOOP("&Keys…"),
    "trade": QT_TR_NOOP("Tra&de…"),
    "roll": QT_TR_NOOP("R&oll again…"),
    "lift_tile": QT_TR_NOOP("Lift a til&e…"),
    "hint": QT_TR_NOOP("H&int"),
    "pass_turn": QT_TR_NOOP("P&ass"),
    "pause_clock": QT_TR_NOOP("Pause the cloc&k"),
    "sort_hand": QT_TR_NOOP("Sort by &colour"),
    "sort_by_shape": QT_TR_NOOP("Sort by &shape"),
    "let_go": QT_TR_NOOP("&Let go"),
    "pause_computers": QT_TR_NOOP("Pause the co&mputers"),
    "step_computers": QT_TR_NOOP("&Next turn"),
    "faster": QT_TR_NOOP("&Fast"),
    "result": QT_TR_NOOP("&Result"),
    "play_again": QT_TR_NOOP("Play a&gain"),
    "zoom_in": QT_TR_NOOP("Zoom &in"),
    "zoom_out": QT_TR_NOOP("Zoom &out"),
    "zoom_fit": QT_TR_NOOP("&Fit the board"),
    "zoom_last": QT_TR_NOOP("Look at the last mo&ve"),
    "mark_legal": QT_TR_NOOP("&Mark where a tile can go"),
    "open_lines": QT_TR_NOOP("Open &lines"),
    "dead_cells": QT_TR_NOOP("&Dead cells"),
    "full_screen": QT_TR_NOOP("F&ull screen"),
    "sounds": QT_TR_NOOP("&Sounds"),
    "preferences": QT_TR_NOOP("&Preferences…"),
    "puzzles": QT_TR_NOOP("Pu&zzles…"),
    "mistakes": QT_TR_NOOP("M&y mistakes…"),
    "tutorial": QT_TR_NOOP("L&earn to play"),
    "how_to_play": QT_TR_NOOP("&How to play"),
    "open_log": QT_TR_NOOP("Open the &log folder"),
    "copy_report": QT_TR_NOOP("&Copy a report"),
    "about": QT_TR_NOOP("&About Qwirkle Desktop"),
    "appearance_system": QT_TR_NOOP("&As the desktop"),
    "appearance_light": QT_TR_NOOP("&Light"),
    "appearance_dark": QT_TR_NOOP("&Dark"),
    "tile_1": QT_TR_NOOP("Take the first tile"),
    "tile_2": QT_TR_NOOP("Take the second tile"),
    "tile_3": QT_TR_NOOP("Take the third tile"),
    "tile_4": QT_TR_NOOP("Take the fourth tile"),
    "tile_5": QT_TR_NOOP("Take the fifth tile"),
    "tile_6": QT_TR_NOOP("Take the sixth tile"),
    "tile_7": QT_TR_NOOP("Take the seventh tile"),
}


def action_text(name: str) -> str:
    """An action's label with its key after `&`."""
    return tr(_ACTIONS[name])


def plain_text(name: str) -> str:
    """An action's label without its key, to be put elsewhere."""
    return action_text(name).replace("&", "")


def game_menu() -> str:
    """The menu of games."""
    return tr("&Game")


def sharing_menu() -> str:
    """What takes the board elsewhere."""
    return tr("Copy and &print")


def move_menu() -> str:
    """The menu of turns."""
    return tr("&Move")


def view_menu() -> str:
    """The menu of the view."""
    return tr("&View")


def appearance_menu() -> str:
    """Light and dark."""
    return tr("&Appearance")


def help_menu() -> str:
    """The menu of help."""
    return tr("&Help")


def unfinished_menu() -> str:
    """The games that wait to be finished."""
    return tr("&Unfinished games")


def cancel() -> str:
    """Leave the marking of tiles."""
    return tr("Cancel")


def pause() -> str:
    """Hold the computers, on a button."""
    return tr("Pause")


def go_on() -> str:
    """Let the computers go on, on a button."""
    return tr("Go on")


def window_title(state: str) -> str:
    """The window's title with what goes on in it."""
    return tr("{state} - Qwirkle").format(state=state) if state else tr("Qwirkle")
