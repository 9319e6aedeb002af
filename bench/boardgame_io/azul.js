// Azul for two players on the coloured side as a game of boardgame.io. All rules that a move involves are here, so that
// boardgame.io's server does the same work for a move as ours; the tie-break by rows is left out. The code follows
// boardgame.io's documentation: plain data in G, moves that change it, INVALID_MOVE for illegal moves, randomness from
// the `random` plugin.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = 5;
const FACTORIES = 5;
const CENTRE = 0;
const FLOOR = 0;
const PENALTIES = [1, 1, 2, 2, 2, 3, 3];

const none = () => Array(COLOURS).fill(0);
const total = (tiles) => tiles.reduce((sum, count) => sum + count, 0);
const columnOf = (row, colour) => (row + colour) % COLOURS;

function setup({ random }) {
  const G = {
    round: 0,
    bag: Array(COLOURS).fill(20),
    lid: none(),
    sources: Array.from({ length: FACTORIES + 1 }, none),
    marker: null,
    first: '0',
    boards: [0, 1].map(() => ({
      score: 0,
      wall: Array.from({ length: 5 }, () => Array(5).fill(null)),
      lines: Array.from({ length: 5 }, () => ({ count: 0, colour: null })),
      floor: [],
    })),
  };
  deal(G, random);
  return G;
}

function deal(G, random) {
  G.round += 1;
  G.marker = null;
  for (let factory = 1; factory <= FACTORIES; factory++) {
    for (let tile = 0; tile < 4; tile++) {
      if (total(G.bag) === 0) {
        G.bag = G.lid;
        G.lid = none();
      }
      const left = total(G.bag);
      if (left === 0) return;
      let place = random.Die(left) - 1;
      let colour = 0;
      while (place >= G.bag[colour]) place -= G.bag[colour++];
      G.bag[colour] -= 1;
      G.sources[factory][colour] += 1;
    }
  }
}

// `line` counts from 1; 0 is the floor line.
function isLegal(G, player, source, colour, line) {
  const whole = [source, colour, line].every(Number.isInteger);
  if (!whole || source < 0 || source > FACTORIES || colour < 0 || colour >= COLOURS || line < 0 || line > 5) return false;
  if (G.sources[source][colour] === 0) return false;
  if (line === FLOOR) return true;
  const board = G.boards[player];
  const { count, colour: there } = board.lines[line - 1];
  if (count === line || (there !== null && there !== colour)) return false;
  return board.wall[line - 1][columnOf(line - 1, colour)] === null;
}

function take({ G, ctx, random, events, playerID }, source, colour, line) {
  if (!isLegal(G, playerID, source, colour, line)) return INVALID_MOVE;
  const board = G.boards[playerID];
  const tiles = G.sources[source][colour];
  G.sources[source][colour] = 0;
  if (source === CENTRE) {
    if (G.marker === null) {
      G.marker = playerID;
      drop(G, board, '*', 1);
    }
  } else {
    for (let other = 0; other < COLOURS; other++) {
      G.sources[CENTRE][other] += G.sources[source][other];
      G.sources[source][other] = 0;
    }
  }
  let placed = 0;
  if (line !== FLOOR) {
    const row = board.lines[line - 1];
    placed = Math.min(tiles, line - row.count);
    row.count += placed;
    row.colour = colour;
  }
  drop(G, board, colour, tiles - placed);
  if (G.sources.every((there) => total(there) === 0)) endRound(G, random, events);
  else events.endTurn();
}

function drop(G, board, what, tiles) {
  for (let tile = 0; tile < tiles; tile++) {
    if (board.floor.length < PENALTIES.length) board.floor.push(what);
    else if (what !== '*') G.lid[what] += 1;
  }
}

function endRound(G, random, events) {
  for (const board of G.boards) tile(G, board);
  G.first = G.marker === null ? G.first : G.marker;
  if (G.boards.some((board) => board.wall.some((row) => row.every((cell) => cell !== null)))) {
    for (const board of G.boards) board.score += bonus(board.wall);
    return;
  }
  deal(G, random);
  events.endTurn({ next: G.first });
}

function tile(G, board) {
  board.lines.forEach((line, row) => {
    if (line.count !== row + 1) return;
    const column = columnOf(row, line.colour);
    board.wall[row][column] = line.colour;
    board.score += points(board.wall, row, column);
    G.lid[line.colour] += row;
    board.lines[row] = { count: 0, colour: null };
  });
  const lost = board.floor.reduce((sum, _, space) => sum + PENALTIES[space], 0);
  board.score = Math.max(0, board.score - lost);
  for (const fallen of board.floor) if (fallen !== '*') G.lid[fallen] += 1;
  board.floor = [];
}

function points(wall, row, column) {
  const run = (down, right) => {
    let length = 0;
    for (const way of [1, -1]) {
      let [y, x] = [row + way * down, column + way * right];
      while (y >= 0 && y < 5 && x >= 0 && x < 5 && wall[y][x] !== null) {
        length += 1;
        y += way * down;
        x += way * right;
      }
    }
    return length ? length + 1 : 0;
  };
  return Math.max(1, run(0, 1) + run(1, 0));
}

function bonus(wall) {
  const range = [0, 1, 2, 3, 4];
  const rows = range.filter((row) => range.every((column) => wall[row][column] !== null)).length;
  const columns = range.filter((column) => range.every((row) => wall[row][column] !== null)).length;
  const colours = range.filter((colour) => range.every((row) => wall[row][columnOf(row, colour)] !== null)).length;
  return 2 * rows + 7 * columns + 10 * colours;
}

function endIf({ G }) {
  if (!G.boards.some((board) => board.wall.some((row) => row.every((cell) => cell !== null)))) return undefined;
  const scores = G.boards.map((board) => board.score);
  return scores[0] === scores[1] ? { draw: true } : { winner: scores[0] > scores[1] ? '0' : '1' };
}

// Clients may see all of G: the bag is only counts. The state of the random generator is secret; boardgame.io hides it.
exports.Azul = { name: 'azul', minPlayers: 2, maxPlayers: 2, setup, moves: { take }, endIf };
