"""Why a move is not allowed: one value for each rule of the game."""

from enum import Enum


class Refusal(Enum):
    """The rule that a move breaks; the value says it in English for the command line."""

    NOTHING_LAID = "a play lays at least one tile"
    NOT_IN_HAND = "the hand does not hold these tiles"
    CELL_TAKEN = "a tile already lies on that cell"
    TOO_FAR = "that cell is too far away"
    NOT_ONE_LINE = "the tiles of a play must lie in one row or one column"
    GAP = "there is a gap between the tiles of the play"
    NOT_CONNECTED = "a play must touch a tile that was already there"
    EQUAL_TILES = "a line may not hold two equal tiles"
    MIXED_LINE = "a line must be all of one colour or all of one shape"
    OPENING_TOO_SMALL = "the opening must lay a line as long as the hand's largest set"
    OPENING_MUST_PLAY = "the first turn must be a play"
    TRADES_NOTHING = "a trade gives at least one tile"
    BAG_TOO_SMALL = "a trade may not be larger than the bag"
    CAN_PLAY = "passing is not allowed while a tile can be laid"
    MUST_TRADE = "who cannot play must trade while the bag has tiles"
    GAME_OVER = "the game is over"
