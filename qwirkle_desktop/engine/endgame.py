"""The last turns of two seats who know each other's tiles: alpha-beta, ever deeper, exact at the end."""

from typing import Final

from mypy_extensions import i64

from .grid import CELL
from .known_ends import AT_LEAST, AT_MOST, EXACT, PASSED, SEAT, KnownEnds, mark_of
from .packed import COUNT_BITS, COUNT_SHIFT, KIND_BITS, KIND_SHIFT, KINDS_SHIFT, SCORE_SHIFT
from .playout import HAND, SIZE, THRICE, TWICE, Playout
from .words import Words, filled

FAR: Final = 1000
"""More than all the points of an endgame."""
TILE_WORTH: Final = 5
TURN_WORTH: Final = 4
"""What a tile less in hand, and the turn, are worth about, where the search stops short."""
MOST_DEPTH: Final = 12
TILE_FIRST: Final = 3
"""How many points a tile more counts for what is tried first."""
ALL: Final = FAR
FEW: Final = 6
WIDE_NODES: Final = 50_000
"""With fewer nodes, the search that tries only the few best answers to a play chooses better."""
KNOWN: Final = 0x8000
MANY_NODES: Final = 1000
"""From so many nodes on it pays to remember what was found."""
WHOLE: Final = MOST_DEPTH + 1
"""The depth of a value that is exact, to the end of the game."""


class Endgame:
    """Searches for the seat to move; the bag is empty and both hands are known.

    After `solve`, `play` is the best play found (0: none) and `value` the points that this seat wins from
    here on more than the other; both are exact if `is_exact`.
    """

    def __init__(self, playout: Playout, most_nodes: i64) -> None:
        self.playout = playout
        self.generator = playout.generator
        self.stack: Words = filled([0], 4096)
        self.top: i64 = 0
        self.nodes: i64 = 0
        self.most_nodes: i64 = most_nodes
        self.known = KnownEnds(KNOWN if most_nodes >= MANY_NODES else 1)
        self.laid: i64 = 0
        self.breadth: i64 = ALL if most_nodes >= WIDE_NODES else FEW
        self.ran_out = False
        self.is_exact = False
        self.play: i64 = 0
        self.value: i64 = 0

    def solve(self, seat: i64) -> None:
        """Search deeper until the end of the game is reached everywhere, or the nodes run out."""
        self.nodes = 0
        self.ran_out = False
        self.play = 0
        self.value = 0
        self.laid = 0
        self.known.clear()
        mover = seat
        count = self._push(mover)
        if not count:
            mover = 1 - seat
            count = self._push(mover)
        self.playout.chance.shuffle(self.stack, count)
        for depth in range(1, MOST_DEPTH + 1):
            self.is_exact = True
            self._try_all(mover, count, depth)
            if self.ran_out or self.is_exact:
                break
        self.is_exact = self.is_exact and not self.ran_out
        self.top = 0
        if mover != seat:
            self.play = 0
            self.value = -self.value

    def _try_all(self, seat: i64, count: i64, depth: i64) -> None:
        """The best play at that depth is the first of the next; what an unfinished search finds counts."""
        best: i64 = -FAR
        for place in range(count):
            self._bring(place, count, depth == 1)
            play = self.stack[place]
            value = self._value(seat, play, depth, best, FAR)
            if self.ran_out:
                return
            if value > best:
                best = value
                for at in range(place, 0, -1):
                    self.stack[at] = self.stack[at - 1]
                self.stack[0] = play
                self.play = play
                self.value = value

    def _push(self, seat: i64) -> i64:
        """The plays of the seat onto the stack; how many."""
        self.playout.find(seat)
        plays = self.generator.plays
        count = self.generator.count
        while self.top + count > len(self.stack):
            self._widen()
        for place in range(count):
            self.stack[self.top + place] = plays[place]
        self.top += count
        return count

    def _widen(self) -> None:
        wider = filled([0], 2 * len(self.stack))
        for place in range(self.top):
            wider[place] = self.stack[place]
        self.stack = wider

    def _bring(self, first: i64, end: i64, by_score: bool) -> None:
        """The play of the highest score to the front of those not tried yet."""
        if not by_score:
            return
        stack = self.stack
        best = first
        most = _promise(stack[first])
        for place in range(first + 1, end):
            promise = _promise(stack[place])
            if promise > most:
                most = promise
                best = place
        play = stack[best]
        stack[best] = stack[first]
        stack[first] = play

    def _value(self, seat: i64, play: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """What the play is worth to its seat."""
        playout = self.playout
        hands = playout.hands
        at = HAND * seat
        once, twice, thrice, size = hands[at], hands[at | TWICE], hands[at | THRICE], hands[at | SIZE]
        laid, marks = playout.laid_size, self.laid
        points = play >> SCORE_SHIFT
        playout.lay(seat, play)
        value = points
        if hands[at | SIZE]:
            self._mark(seat, play, laid)
            value -= self._search(1 - seat, depth - 1, points - beta, points - alpha, False)
            self.laid = marks
        playout.take_back(laid)
        hands[at], hands[at | TWICE], hands[at | THRICE], hands[at | SIZE] = once, twice, thrice, size
        return value

    def _mark(self, seat: i64, play: i64, first: i64) -> None:
        """Take the tiles of the play, laid from that place on, into what tells this position from others."""
        laid = self.playout.laid
        kinds = play >> KINDS_SHIFT
        for place in range(first, self.playout.laid_size):
            self.laid ^= mark_of(laid[place] // CELL, kinds & KIND_BITS, seat)
            kinds >>= KIND_SHIFT

    def _search(self, seat: i64, depth: i64, alpha: i64, beta: i64, passed: bool) -> i64:
        """The points that the seat to move wins from here on more than the other."""
        self.nodes += 1
        if self.nodes > self.most_nodes:
            self.ran_out = True
            return 0
        if depth <= 0:
            self.is_exact = False
            return self._guess(seat)
        key = self.laid
        if seat:
            key ^= SEAT
        if passed:
            key ^= PASSED
        first_try: i64 = 0
        if self.known.find(key):
            known = self.known
            if known.depth >= depth and (
                known.bound == EXACT
                or (known.bound == AT_LEAST and known.value >= beta)
                or (known.bound == AT_MOST and known.value <= alpha)
            ):
                if known.depth != WHOLE:
                    self.is_exact = False
                return known.value
            first_try = known.play
        was_exact = self.is_exact
        self.is_exact = True
        best = self._try(key, seat, depth, alpha, beta, passed, first_try)
        self.is_exact = self.is_exact and was_exact
        return best

    def _try(
        self, key: i64, seat: i64, depth: i64, alpha: i64, beta: i64, passed: bool, first_try: i64
    ) -> i64:
        """The best of the seat's plays, and remembered."""
        first = self.top
        count = self._push(seat)
        best: i64 = -FAR
        best_play: i64 = 0
        if not count:
            if passed:
                return 0
            return -self._search(1 - seat, depth, -beta, -alpha, True)
        end = first + count
        for place in range(first, end):
            if place - first == self.breadth:
                self.is_exact = False
                break
            self._bring(place, end, True)
            if first_try and place == first:
                self._bring_play(first_try, first, end)
            value = self._value(seat, self.stack[place], depth, max(alpha, best), beta)
            if self.ran_out:
                self.top = first
                return best
            if value > best:
                best = value
                best_play = self.stack[place]
            if best >= beta:
                break
        self.top = first
        bound: i64 = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
        self.known.note(key, best, bound, WHOLE if self.is_exact else depth, best_play)
        return best

    def _bring_play(self, play: i64, first: i64, end: i64) -> None:
        """The play that was best before to the front."""
        stack = self.stack
        for place in range(first, end):
            if stack[place] == play:
                stack[place] = stack[first]
                stack[first] = play
                return

    def _guess(self, seat: i64) -> i64:
        hands = self.playout.hands
        return TURN_WORTH + TILE_WORTH * (hands[HAND * (1 - seat) | SIZE] - hands[HAND * seat | SIZE])


def _promise(play: i64) -> i64:
    """What is tried first: many points, and many tiles out of the hand."""
    return (play >> SCORE_SHIFT) + TILE_FIRST * (play >> COUNT_SHIFT & COUNT_BITS)
