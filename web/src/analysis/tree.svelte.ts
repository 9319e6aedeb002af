/** The analysed positions as a tree: every move and deal is a node, and an alternative to it is a branch. */
import { lastMoveOf, parsePosition, type LastMove, type Position } from '../board';
import type { Legal, PositionAnswer, Result, Seat, Step } from '../net/messages';

export interface Node {
  id: number;
  parent: Node | null;
  /** The step that led here, from the server; null at the root. */
  step: Step | null;
  /** The move or deal that led here; empty at the root. */
  action: string;
  seat: Seat | null;
  /** Tiles that the move took. */
  count: number;
  text: string;
  position: Position;
  lastMove: LastMove | null;
  /** Legal moves and the result; null until the server has answered. */
  legal: Legal[] | null;
  result: Result | null;
  /** The mover's share of the victory, where the search valued the move. */
  share: number | null;
  /** Whether it is part of the game that is analysed. */
  recorded: boolean;
  children: Node[];
  /** Where one step forward leads. */
  next: Node | null;
}

/** A tree as plain data. */
export interface SavedTree {
  start: string;
  children: SavedNode[];
  /** The path from the root to the shown position: the index of the child at each step. */
  at: number[];
}

interface SavedNode {
  step: Step;
  share: number | null;
  recorded: boolean;
  children: SavedNode[];
}

/** A run of moves without a branch, and how deep it lies. */
export interface Run {
  depth: number;
  nodes: Node[];
}

export class Tree {
  readonly root: Node;
  #current: Node = $state.raw(null as unknown as Node);
  #changes = $state(0);
  #ids = 0;

  constructor(start: string) {
    this.root = this.#make(null, '', start);
    this.#current = this.root;
  }

  #make(parent: Node | null, action: string, text: string): Node {
    return {
      id: (this.#ids += 1),
      parent,
      step: null,
      action,
      seat: null,
      count: 0,
      text,
      position: parsePosition(text),
      lastMove: null,
      legal: null,
      result: null,
      share: null,
      recorded: false,
      children: [],
      next: null,
    };
  }

  get current(): Node {
    void this.#changes;
    return this.#current;
  }

  /** The server's answer about the shown position. */
  get known(): { legal: Legal[]; result: Result | null } {
    void this.#changes;
    return { legal: this.#current.legal ?? [], result: this.#current.result };
  }

  /** Every run of moves, in reading order: alternatives to a move come before the moves that follow it. */
  get runs(): Run[] {
    void this.#changes;
    const runs: Run[] = [];
    const walk = (node: Node, depth: number): void => {
      const nodes = [node];
      let last = node;
      while (last.children.length === 1) nodes.push((last = last.children[0] as Node));
      runs.push({ depth, nodes });
      const [main, ...others] = last.children;
      for (const other of others) walk(other, depth + 1);
      if (main) walk(main, depth);
    };
    const [main, ...others] = this.root.children;
    for (const other of others) walk(other, 1);
    if (main) walk(main, 0);
    return runs;
  }

  /** The node that a step leads to from `parent`: the one that is there, or a new one. */
  add(parent: Node, step: Step, share: number | null = null): Node {
    const action = step.move ?? step.deal ?? '';
    let node = parent.children.find((child) => child.action === action);
    if (!node) {
      node = this.#make(parent, action, step.position);
      node.step = step;
      node.seat = step.seat;
      node.count = step.taken?.count ?? 1;
      if (step.seat !== null && step.move !== null && step.taken)
        node.lastMove = lastMoveOf(step.seat, step.move, step.taken, '');
      parent.children.push(node);
    }
    node.share = share ?? node.share;
    this.#changes += 1;
    return node;
  }

  /** Store the server's answer about a node's position. */
  learn(node: Node, answer: PositionAnswer): void {
    node.legal = answer.moves;
    node.result = answer.result;
    this.#changes += 1;
  }

  go(node: Node): void {
    for (let at = node; at.parent; at = at.parent) at.parent.next = at;
    this.#current = node;
  }

  back(): void {
    if (this.#current.parent) this.go(this.#current.parent);
  }

  /** Go to the next node: along the branch visited last, else the main line. */
  forward(): void {
    const next = this.#following(this.#current);
    if (next) this.go(next);
  }

  start(): void {
    this.#current = this.root;
  }

  end(): void {
    let node = this.#current;
    for (let next = this.#following(node); next; next = this.#following(node)) node = next;
    this.go(node);
  }

  get atEnd(): boolean {
    return this.current.children.length === 0;
  }

  #following(node: Node): Node | undefined {
    return node.next ?? node.children[0];
  }

  /** Go to a sibling: another move in the same position. */
  sideways(by: 1 | -1): void {
    const beside = this.#current.parent?.children ?? [];
    const node = beside[(beside.indexOf(this.#current) + by + beside.length) % beside.length];
    if (node) this.go(node);
  }

  /** Removes a node and its descendants; if one of them is shown, the position before is shown instead. */
  remove(node: Node): void {
    const { parent } = node;
    if (!parent) return;
    parent.children = parent.children.filter((child) => child !== node);
    if (parent.next === node) parent.next = null;
    for (let at: Node | null = this.#current; at; at = at.parent) if (at === node) this.#current = parent;
    this.#changes += 1;
  }

  get saved(): SavedTree {
    void this.#changes;
    const save = ({ step, share, recorded, children }: Node): SavedNode[] =>
      step ? [{ step, share, recorded, children: children.flatMap(save) }] : [];
    const at: number[] = [];
    for (let node = this.current; node.parent; node = node.parent) at.unshift(node.parent.children.indexOf(node));
    return { start: this.root.text, children: this.root.children.flatMap(save), at };
  }

  static restored({ start, children, at }: SavedTree): Tree {
    const tree = new Tree(start);
    const restore = (parent: Node, saved: SavedNode): void => {
      const node = tree.add(parent, saved.step, saved.share);
      node.recorded = saved.recorded;
      for (const child of saved.children) restore(node, child);
    };
    for (const child of children) restore(tree.root, child);
    tree.go(at.reduce((node, index) => node.children[index] ?? node, tree.root));
    return tree;
  }
}
