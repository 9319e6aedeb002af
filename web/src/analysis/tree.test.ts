import { expect, it } from 'vitest';
import type { Step } from '../net/messages';
import { Tree } from './tree.svelte';

const TEXT =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;K';

const step = (move: string): Step => ({ move, deal: null, seat: 1, position: TEXT, taken: null, tiling: null });
const shape = (tree: Tree) =>
  tree.runs.map(({ depth, nodes }) => `${depth} ${nodes.map(({ action }) => action).join(' ')}`);

function grown(): Tree {
  const tree = new Tree(TEXT);
  tree.go(tree.add(tree.current, step('3K3')));
  tree.go(tree.add(tree.current, step('CB2')));
  tree.back();
  tree.go(tree.add(tree.current, step('1Y5')));
  return tree;
}

it('branches where another move is tried, and goes where it was before', () => {
  const tree = grown();
  expect(shape(tree)).toEqual(['0 3K3', '1 1Y5', '0 CB2']);
  tree.start();
  tree.forward();
  tree.forward();
  expect(tree.current.action).toBe('1Y5');
  tree.sideways(1);
  expect(tree.current.action).toBe('CB2');
  tree.start();
  tree.end();
  expect([tree.current.action, tree.atEnd]).toEqual(['CB2', true]);
});

it('keeps one node for the same move', () => {
  const tree = grown();
  tree.back();
  tree.go(tree.add(tree.current, step('CB2'), 0.5));
  expect(shape(tree)).toEqual(['0 3K3', '1 1Y5', '0 CB2']);
  expect(tree.current.share).toBe(0.5);
});

it('forgets a branch with all that follows', () => {
  const tree = grown();
  const first = tree.root.children[0];
  if (!first) throw new Error('There is no first move.');
  tree.remove(first);
  expect(tree.current).toBe(tree.root);
  expect(shape(tree)).toEqual([]);
});

it('is the same after it was saved as text', () => {
  const tree = grown();
  tree.back();
  const restored = Tree.restored(JSON.parse(JSON.stringify(tree.saved)));
  expect(shape(restored)).toEqual(shape(tree));
  expect(restored.current.action).toBe('3K3');
});
