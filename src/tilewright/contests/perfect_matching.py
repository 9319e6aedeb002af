"""Perfect matchings of a graph that shrinks: can two be paired so that all others still find partners?

A matching of all vertices is kept. Taking out two vertices that are not partners leaves their partners single. The rest
can be matched if and only if an augmenting path joins these two (Edmonds 1965).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


class PerfectMatching:
    """The vertices 0 to n - 1 that are not taken out yet, and a matching of them."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self._there = [True] * len(neighbours)
        self._partner = [NOBODY] * len(neighbours)
        for vertex in range(len(neighbours)):
            if self._partner[vertex] == NOBODY:
                self._augment(vertex)

    @property
    def is_perfect(self) -> bool:
        """Whether every vertex has a partner."""
        return all(partner != NOBODY for partner, there in zip(self._partner, self._there, strict=True) if there)

    def take_out(self, one: int, two: int) -> bool:
        """Take two vertices out as a pair; False, and nothing changes, if the rest could not be matched then."""
        before = self._partner.copy()
        left = [self._partner[one], self._partner[two]]
        for vertex in (one, two, *left):
            self._partner[vertex] = NOBODY
        self._there[one] = self._there[two] = False
        if left == [two, one] or self._augment(left[0]):
            return True
        self._partner = before
        self._there[one] = self._there[two] = True
        return False

    def _augment(self, root: int) -> bool:
        """Match one more pair of vertices, of which `root` is one, by an augmenting path; False if there is none."""
        search = _Search(self._neighbours, self._there, self._partner, root)
        end = search.run()
        while end != NOBODY:
            before = search.parent[end]
            following = self._partner[before]
            self._partner[end], self._partner[before] = before, end
            end = following
        return self._partner[root] != NOBODY


class _Search:
    """A breadth-first search for an augmenting path. Odd cycles (blossoms) count as one vertex, named by their base."""

    def __init__(
        self, neighbours: Sequence[Sequence[int]], there: Sequence[bool], partner: Sequence[int], root: int
    ) -> None:
        self.parent = [NOBODY] * len(partner)
        """The predecessor in the search, of vertices at an odd distance."""
        self._neighbours = neighbours
        self._there = there
        self._partner = partner
        self._root = root
        self._base = list(range(len(partner)))
        self._even = [False] * len(partner)
        self._even[root] = True

    def run(self) -> int:
        """The last vertex of an augmenting path, or NOBODY; `parent` and the partners lead from it back to the root."""
        waiting = deque([self._root])
        while waiting:
            vertex = waiting.popleft()
            for other in self._neighbours[vertex]:
                if not self._there[other] or self._base[vertex] == self._base[other] or self._partner[vertex] == other:
                    continue
                if other == self._root or (
                    self._partner[other] != NOBODY and self.parent[self._partner[other]] != NOBODY
                ):
                    waiting.extend(self._contract(vertex, other))
                elif self.parent[other] == NOBODY:
                    self.parent[other] = vertex
                    if self._partner[other] == NOBODY:
                        return other
                    self._even[self._partner[other]] = True
                    waiting.append(self._partner[other])
        return NOBODY

    def _contract(self, one: int, two: int) -> list[int]:
        """Contract the odd cycle that two neighbours at even distance close; return the vertices that became even."""
        base = self._common_base(one, two)
        in_cycle = [False] * len(self._base)
        self._mark(one, base, two, in_cycle)
        self._mark(two, base, one, in_cycle)
        fresh = []
        for vertex, of in enumerate(self._base):
            if in_cycle[of]:
                self._base[vertex] = base
                if not self._even[vertex]:
                    self._even[vertex] = True
                    fresh.append(vertex)
        return fresh

    def _common_base(self, one: int, two: int) -> int:
        seen = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._partner[one] == NOBODY:
                break
            one = self.parent[self._partner[one]]
        while self._base[two] not in seen:
            two = self.parent[self._partner[self._base[two]]]
        return self._base[two]

    def _mark(self, vertex: int, base: int, child: int, in_cycle: list[bool]) -> None:
        while self._base[vertex] != base:
            partner = self._partner[vertex]
            in_cycle[self._base[vertex]] = in_cycle[self._base[partner]] = True
            self.parent[vertex] = child
            child = partner
            vertex = self.parent[partner]
