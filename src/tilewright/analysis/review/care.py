"""How carefully a game is reviewed: named sets of budgets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tilewright.rules import TilewrightError

FEWEST_NODES, MOST_NODES = 1_000, 100_000_000
CHECKED = "checked"
CHECK_FACTOR = 4


class BadCare(TilewrightError):
    """A node budget out of range."""

    code = "bad-care"


@dataclass(frozen=True, slots=True)
class Care:
    """The budgets of a review."""

    name: str
    nodes: int
    """Nodes to value all moves of a position."""
    deals: int
    """Sampled deals that are searched; the real deal is compared with their mean."""
    deal_nodes: int
    """Nodes to search a dealt position."""
    evaluated: int
    """Deals that are only evaluated: the control variate of `search.deal_values`."""
    proof_nodes: int
    """Nodes to prove the value of a position in the game's last round; 0: no separate proof."""

    def with_nodes(self, nodes: int) -> Care:
        """The same budgets, with another number of nodes per move."""
        if not FEWEST_NODES <= nodes <= MOST_NODES:
            raise BadCare(f"a review takes {FEWEST_NODES} to {MOST_NODES} nodes a move, not {nodes}")
        return replace(self, name=f"{nodes} nodes", nodes=nodes)

    def checking(self) -> Care:
        """The budgets for judging the worst moves again."""
        return replace(self, name=CHECKED, nodes=min(CHECK_FACTOR * self.nodes, MOST_NODES), proof_nodes=0)

    def at_table(self, players: int) -> Care:
        """The budgets for a table: with three and four players games have more moves, so each gets half the nodes."""
        if players == 2:
            return self
        return replace(self, nodes=max(FEWEST_NODES, self.nodes // 2), deal_nodes=max(1, self.deal_nodes // 2))


QUICK = Care("quick", nodes=100_000, deals=32, deal_nodes=3_000, evaluated=1024, proof_nodes=0)
NORMAL = Care("normal", nodes=2_000_000, deals=32, deal_nodes=80_000, evaluated=4096, proof_nodes=16_000_000)
CARES = {care.name: care for care in (QUICK, NORMAL)}
