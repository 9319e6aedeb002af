// The two-player search of the coloured side in C++, function by function as in src/tilewright/search/alpha_beta.py: the
// yardstick for the speed of the compiled Python. It is no part of the product; bench/search_against_cpp.py builds it.
//
//   search FILE DEPTH TABLE_BITS
//
// FILE holds the learned numbers and the positions as the product keeps them in memory. Every position is searched to
// that depth with an empty table; a line of JSON tells what was found, the nodes visited and the processor time.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr int PLAYERS = 2, SOURCES = 6, COLOURS = 5, DESTINATIONS = 6, FLOOR = 5, SOURCE_BITS = 10;
constexpr int NOBODY = -1, FLOOR_SPACES = 7, FLOOR_COUNT_SHIFT = 24, MARKER_ON_FLOOR = 6;
constexpr int ROUND_STAGES = 6, LAST_ROUND = ROUND_STAGES, BETWEEN = LAST_ROUND + 1, STAGES = BETWEEN + 5;
constexpr int LINE_STATES = 21, ROWS = 0, PAIRS = ROWS + 5 * 32 * LINE_STATES, COLUMNS = PAIRS + 4 * 1024;
constexpr int COLOURED = COLUMNS + 5 * 32, NEEDS = COLOURED + 32, FLOORS = NEEDS + 5 * 5 * 32;
constexpr int MARKERS = FLOORS + 8, TURNS = MARKERS + 3, NUMBERS = TURNS + 32;
constexpr int UNIT = 128, EIGHTH = 4, WIN = 1 << 22, STEPS = 1024, STEP_SHIFT = 5;
constexpr int MOST_PLIES = 72, MOST_MOVES = 256, HISTORY = 8 * 5 * 6;
constexpr int INFINITE = 1 << 24, NO_MOVE = 511, SOLVED_DEPTH = 63;
constexpr int LOWER = 1, UPPER = 2, EXACT = 3;
constexpr int REDUCE_FROM[3] = {4, 10, 24};
constexpr int PENALTIES[8] = {0, 1, 2, 4, 6, 8, 11, 14};
constexpr u32 WALL_COLUMN = 0x108421, FULL = 31;
constexpr i64 EACH_COLOURS_CENTRE = 1ll | 1ll << 10 | 1ll << 20 | 1ll << 30 | 1ll << 40;
constexpr i32 EACH_COLOURS_LINE_1 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24;
constexpr i32 FLOOR_ONES = 0b001001001001001001001;

enum Phase : i8 { OFFER, TILE, DEAL, END };

struct Tables {
    i8 run[32][5] = {};
    i32 transposed[5][32] = {};
    i32 line_1_of[32] = {};
    i32 floor_parts[512] = {};
    constexpr Tables() {
        for (int mask = 0; mask < 32; ++mask) {
            for (int place = 0; place < 5; ++place) {
                int low = place, high = place;
                while (low > 0 && mask >> (low - 1) & 1) --low;
                while (high < 4 && mask >> (high + 1) & 1) ++high;
                run[mask][place] = i8(high > low ? high - low + 1 : 0);
            }
            for (int row = 0; row < 5; ++row)
                for (int i = 0; i < 5; ++i) transposed[row][mask] |= (mask >> i & 1) << (5 * i + row);
            for (int colour = 0; colour < 5; ++colour) line_1_of[mask] |= (mask >> colour & 1) << (6 * colour);
        }
        for (int part = 0; part < 512; ++part)
            for (int shift = 0; shift < 9; shift += 3) {
                const int fallen = part >> shift & 7;
                if (fallen > 0 && fallen < MARKER_ON_FLOOR) floor_parts[part] += 1 << (5 * (fallen - 1));
            }
    }
};
constexpr Tables T;

inline int printed_column(int row, int colour) { return colour + row < 5 ? colour + row : colour + row - 5; }

// ------------------------------------------------------------------------------------------------------- the rules

struct State {  // as rules/layout.py lays it out
    i64 available;
    i32 sources[SOURCES];
    i32 bag, lid, round_number;
    i32 score[PLAYERS], wall[PLAYERS], row_colours[PLAYERS], column_colours[PLAYERS], open[PLAYERS], floor[PLAYERS];
    i16 cells[PLAYERS][5];
    i8 lines[PLAYERS][5];
    i8 grey, phase, turn, first, marker;
};

inline int placing_points(u32 wall, int row, int column) {
    const u32 in_row = wall >> (5 * row) & FULL;
    const u32 in_column = (((wall >> column) & WALL_COLUMN) * 0x11111u >> 16) & FULL;
    return std::max(1, T.run[in_row][column] + T.run[in_column][row]);
}

inline void drop(State& s, int seat, int colour, int tiles) {
    const i32 floor = s.floor[seat];
    const int occupied = floor >> FLOOR_COUNT_SHIFT;
    if (occupied + tiles > FLOOR_SPACES) {
        s.lid += (occupied + tiles - FLOOR_SPACES) << (5 * colour);
        tiles = FLOOR_SPACES - occupied;
    }
    const i32 ones = FLOOR_ONES & ((1 << (3 * tiles)) - 1);
    s.floor[seat] = floor + ((colour + 1) * ones << (3 * occupied)) + (tiles << FLOOR_COUNT_SHIFT);
}

inline void take_marker(State& s, int seat) {
    s.marker = i8(seat);
    const int occupied = s.floor[seat] >> FLOOR_COUNT_SHIFT;
    if (occupied < FLOOR_SPACES)
        s.floor[seat] = (s.floor[seat] | MARKER_ON_FLOOR << (3 * occupied)) + (1 << FLOOR_COUNT_SHIFT);
}

inline void complete_sets(const State& s, int seat, int& rows, int& columns, int& colours) {
    const u32 wall = u32(s.wall[seat]), by_colour = u32(s.column_colours[seat]);
    rows = columns = colours = 0;
    for (int i = 0; i < 5; ++i) {
        rows += (wall >> (5 * i) & FULL) == FULL;
        columns += (wall >> i & WALL_COLUMN) == WALL_COLUMN;
        colours += (by_colour >> (5 * i) & FULL) == FULL;
    }
}

__attribute__((noinline)) void tile_walls(State& s) {
    for (int seat = 0; seat < PLAYERS; ++seat)
        for (int row = 0; row < 5; ++row) {
            if ((s.lines[seat][row] & 7) != row + 1) continue;
            const int colour = s.lines[seat][row] >> 3, column = printed_column(row, colour);
            s.score[seat] += placing_points(u32(s.wall[seat]), row, column);
            s.wall[seat] |= 1 << (5 * row + column);
            s.cells[seat][row] |= i16((colour + 1) << (3 * column));
            s.row_colours[seat] |= 1 << (5 * row + colour);
            s.column_colours[seat] |= 1 << (5 * colour + column);
            s.lid += row << (5 * colour);
            s.lines[seat][row] = 0;
            s.open[seat] |= T.line_1_of[~(s.row_colours[seat] >> (5 * row)) & FULL] << row;
        }
    bool over = false;
    for (int seat = 0; seat < PLAYERS; ++seat) {
        const i32 floor = s.floor[seat];
        s.score[seat] = std::max(0, s.score[seat] - PENALTIES[floor >> FLOOR_COUNT_SHIFT & 7]);
        for (int part = 0; part < 3; ++part)
            s.lid += T.floor_parts[(floor & ((1 << FLOOR_COUNT_SHIFT) - 1)) >> (9 * part) & 511];
        s.floor[seat] = 0;
        const u32 w = u32(s.wall[seat]);
        over |= (w & w >> 1 & w >> 2 & w >> 3 & w >> 4 & WALL_COLUMN) != 0;
    }
    if (s.marker == NOBODY) s.marker = s.first;
    s.turn = 0;
    if (over || s.bag + s.lid == 0) {
        for (int seat = 0; seat < PLAYERS; ++seat) {
            int rows, columns, colours;
            complete_sets(s, seat, rows, columns, colours);
            s.score[seat] += 2 * rows + 7 * columns + 10 * colours;
        }
        s.phase = END;
    } else {
        s.phase = DEAL;
        ++s.round_number;
        s.first = s.marker;
    }
}

inline void play(State& s, int move) {
    const int source = move / 30, colour = move / 6 % 5, destination = move % 6;
    const int seat = s.turn & 3;
    const i32 word = s.sources[source];
    const int tiles = word >> (5 * colour) & 31;
    const i32 centre = s.sources[0] + (word & -i32(source != 0)) - (tiles << (5 * colour));
    s.sources[source] = 0;
    s.sources[0] = centre;
    const i64 others = s.available >> source & (EACH_COLOURS_CENTRE ^ 1ll << (SOURCE_BITS * colour));
    s.available = (s.available & ~(EACH_COLOURS_CENTRE << source)) | others;
    if (source == 0 && s.marker == NOBODY) take_marker(s, seat);
    const int on_line = -int(destination != FLOOR), row = std::min(destination, 4);
    const int line = s.lines[seat][row];
    const int free = (destination + 1 - (line & 7)) & on_line, left = std::max(0, free - tiles);
    const int laid = colour << 3 | (destination + 1 - left);
    s.lines[seat][row] = i8(line ^ ((line ^ laid) & on_line));
    const i32 still_open = (1 << (6 * colour)) & -i32(free > tiles);
    s.open[seat] = (s.open[seat] & ~((EACH_COLOURS_LINE_1 ^ still_open) << destination)) | EACH_COLOURS_LINE_1 << FLOOR;
    drop(s, seat, colour, tiles + left - free);
    s.turn = i8(seat ^ 1);
    if (s.available == 0) tile_walls(s);
}

inline bool is_legal(const State& s, int move) {
    if (move >= 300) return false;
    const int destination = move % 6, colour = move / 6 % 5, source = move / 30;
    return (s.available >> (SOURCE_BITS * colour + source) & 1) && (s.open[s.turn] >> (6 * colour + destination) & 1);
}

// ------------------------------------------------------------------------------------------------------- the search

struct Entry {
    i64 check, data;
};

struct Memory {
    State stack[MOST_PLIES];
    i16 moves[MOST_PLIES][MOST_MOVES];
    i32 order[MOST_PLIES][MOST_MOVES];
    i16 line[MOST_PLIES][MOST_PLIES];
    i32 line_length[MOST_PLIES];
    i16 killers[MOST_PLIES][2];
    i32 history[PLAYERS][HISTORY];
    i16 numbers[STAGES][NUMBERS];
    i32 win_steps[STAGES][STEPS];
    i32 found[40];
    i16 root_moves[MOST_MOVES];
    i32 root_values[MOST_MOVES];
    i64 root_count, nodes, boards[PLAYERS], boards_stage, boards_turn;
    i64 cut, open_end, root_seat, salt, table_mask, depth;
    Entry* table;
};

int stage_of(const State& s) {
    if (s.phase == DEAL) return BETWEEN + std::min(std::max(s.round_number - 2, 0), 4);
    for (int seat = 0; seat < PLAYERS; ++seat)
        for (int row = 0; row < 5; ++row)
            if ((s.lines[seat][row] & 7) == row + 1 && std::popcount(u32(s.wall[seat]) >> (5 * row) & FULL) == 4)
                return LAST_ROUND;
    return std::min(s.round_number - 1, ROUND_STAGES - 1);
}

int find_board_patterns(const State& s, int seat, i32* patterns) {
    u32 wall = u32(s.wall[seat]), row_colours = u32(s.row_colours[seat]);
    int points = 0;
    for (int row = 0; row < 5; ++row) {
        const int line = s.lines[seat][row], count = line & 7;
        int line_state = 0;
        if (count) {
            const int colour = line >> 3, column = printed_column(row, colour);
            if (count <= row) {
                line_state = 4 * column + count;
            } else {
                points += placing_points(wall, row, column);
                wall |= 1u << (5 * row + column);
                row_colours |= 1u << (5 * row + colour);
            }
        }
        patterns[row] = ROWS + (row * 32 + int(wall >> (5 * row) & FULL)) * LINE_STATES + line_state;
    }
    u32 columns = 0, colours = 0;
    for (int row = 0; row < 5; ++row) {
        columns |= u32(T.transposed[row][wall >> (5 * row) & FULL]);
        colours |= u32(T.transposed[row][row_colours >> (5 * row) & FULL]);
    }
    for (int row = 0; row < 4; ++row) patterns[5 + row] = PAIRS + row * 1024 + int(wall >> (5 * row) & 1023);
    for (int i = 0; i < 5; ++i) {
        patterns[9 + 2 * i] = COLUMNS + i * 32 + int(columns >> (5 * i) & FULL);
        patterns[10 + 2 * i] = COLOURED + int(colours >> (5 * i) & FULL);
    }
    patterns[19] = FLOORS + (s.floor[seat] >> FLOOR_COUNT_SHIFT);
    patterns[20] = -1;
    return points;
}

void find_table_patterns(const State& s, int seat, i32* patterns) {
    int found = 0;
    patterns[found++] = s.marker == NOBODY ? MARKERS : s.marker == seat ? MARKERS + 1 : MARKERS + 2;
    if (s.available) {
        i32 offered = 0;
        for (int source = 0; source < SOURCES; ++source) offered += s.sources[source];
        for (int row = 0; row < 5; ++row) {
            const int line = s.lines[seat][row], count = line & 7;
            if (count > 0 && count <= row) {
                const int colour = line >> 3, on_offer = offered >> (5 * colour) & 31;
                const int places = std::popcount(u64(s.available) >> (SOURCE_BITS * colour) & 1023);
                patterns[found++] = NEEDS + (row * 5 + (row - count)) * 32 + std::min(on_offer, 7) * 4 + std::min(places, 3);
            }
        }
    }
    if (s.phase != DEAL && s.turn == seat) patterns[found++] = TURNS + std::min(std::popcount(u64(s.available)), 31);
    patterns[found] = -1;
}

inline int add_up(const Memory& m, int stage) {
    int total = 0;
    for (int i = 0; m.found[i] >= 0; ++i) total += m.numbers[stage][m.found[i]];
    return total;
}

int board_worth(Memory& m, const State& s, int seat, int stage) {
    const int points = s.score[seat] + find_board_patterns(s, seat, m.found);
    return points * UNIT + add_up(m, stage);
}

void remember_boards(Memory& m, const State& s) {
    m.boards_stage = stage_of(s);
    for (int seat = 0; seat < PLAYERS; ++seat) m.boards[seat] = board_worth(m, s, seat, int(m.boards_stage));
    m.boards_turn = s.turn;
}

int final_value(const State& s, int seat) {
    const int own = s.score[seat], other = s.score[seat ^ 1];
    int own_rows, rows, columns, colours;
    complete_sets(s, seat, own_rows, columns, colours);
    complete_sets(s, seat ^ 1, rows, columns, colours);
    const int margin = (own - other) * UNIT >> EIGHTH;
    if (other > own || (other == own && rows > own_rows)) return margin - WIN;
    return margin + (other == own && rows == own_rows ? 0 : WIN);
}

int judge(Memory& m, const State& s, bool near_boards) {
    const int seat = int(m.root_seat);
    if (s.phase == END) return final_value(s, seat);
    if (s.phase == DEAL)
        m.open_end = 1;
    else
        m.cut = 1;
    const int stage = stage_of(s);
    const bool reuse = near_boards && stage == m.boards_stage;
    int worths[PLAYERS];
    for (int other = 0; other < PLAYERS; ++other) {
        int worth = reuse && other != m.boards_turn ? int(m.boards[other]) : board_worth(m, s, other, stage);
        find_table_patterns(s, other, m.found);
        worths[other] = worth + add_up(m, stage);
    }
    const int margin = worths[seat] - worths[seat ^ 1];
    const int step = std::min(std::max((margin >> STEP_SHIFT) + STEPS / 2, 0), STEPS - 1);
    return (m.win_steps[stage][step] + (margin >> EIGHTH)) | 1;
}

inline u64 mixed(u64 word) {
    word = (word ^ word >> 31) * 0x7FB5D329728EA185;
    word = (word ^ word >> 27) * 0x581F0D2A3F4B1E35;
    return word ^ word >> 33;
}

u64 position_key(const State& s, u64 salt) {
    u64 factories = 0;
    for (int source = 1; source < SOURCES; ++source) factories += mixed(u64(s.sources[source]) + 0x51ED);
    u64 key = factories ^ mixed(salt + (u64(s.sources[0]) | u64(s.turn) << 25 | u64(s.marker + 1) << 28));
    for (int seat = 0; seat < PLAYERS; ++seat) {
        u64 board = u64(s.floor[seat] >> FLOOR_COUNT_SHIFT);
        for (int row = 0; row < 5; ++row) board = board << 6 | u64(s.lines[seat][row]);
        key = mixed(key + board + (u64(s.wall[seat]) << 35));
    }
    return key;
}

inline int history_index(int tiles, int move) { return std::min(tiles, 7) * 30 + move % 30; }

int list_candidates(Memory& m, int ply, int table_move) {
    const State& s = m.stack[ply];
    const int seat = s.turn;
    const u32 wall = u32(s.wall[seat]);
    const int occupied = s.floor[seat] >> FLOOR_COUNT_SHIFT;
    i16* moves = m.moves[ply];
    i32* order = m.order[ply];
    u32 skipped = 0;
    for (int source = 2; source < SOURCES; ++source)
        for (int earlier = 1; earlier < source; ++earlier)
            if (s.sources[earlier] == s.sources[source]) {
                skipped |= 1u << source;
                break;
            }
    int count = 0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        const u32 destinations = u32(s.open[seat]) >> (6 * colour) & 63;
        for (u32 offering = u32(s.available >> (SOURCE_BITS * colour)) & 1023 & ~skipped; offering; offering &= offering - 1) {
            const int source = std::countr_zero(offering);
            const int tiles = s.sources[source] >> (5 * colour) & 31;
            int on_floor = occupied;
            if (source == 0 && s.marker == NOBODY) on_floor = std::min(on_floor + 1, 7);
            for (u32 left = destinations; left; left &= left - 1) {
                const int destination = std::countr_zero(left);
                const int move = (source * COLOURS + colour) * DESTINATIONS + destination;
                moves[count] = i16(move);
                if (move == table_move) {
                    order[count] = 1 << 29;
                } else if (move == m.killers[ply][0]) {
                    order[count] = 1 << 20;
                } else if (move == m.killers[ply][1]) {
                    order[count] = (1 << 20) - 1;
                } else {
                    int surplus = tiles, promise = 0;
                    if (destination != FLOOR) {
                        const int filled = (s.lines[seat][destination] & 7) + tiles;
                        surplus = std::max(0, filled - destination - 1);
                        if (filled > destination)
                            promise = 8 + 8 * placing_points(wall, destination, printed_column(destination, colour));
                        else
                            promise = 8 * filled / (destination + 1);
                    }
                    promise -= 8 * (PENALTIES[std::min(7, on_floor + surplus)] - PENALTIES[occupied]);
                    order[count] = 4 * promise + m.history[seat][history_index(tiles, move)];
                }
                ++count;
            }
        }
    }
    return count;
}

inline int pick(Memory& m, int ply, int start, int count) {
    i16* moves = m.moves[ply];
    i32* order = m.order[ply];
    int best = start;
    for (int i = start + 1; i < count; ++i)
        if (order[i] > order[best]) best = i;
    std::swap(moves[best], moves[start]);
    std::swap(order[best], order[start]);
    return moves[start];
}

void reward(Memory& m, int ply, int move, int depth) {
    if (m.killers[ply][0] != move) {
        m.killers[ply][1] = m.killers[ply][0];
        m.killers[ply][0] = i16(move);
    }
    const State& s = m.stack[ply];
    const int tiles = s.sources[move / 30] >> (5 * (move / 6 % 5)) & 31;
    i32* history = m.history[s.turn];
    i32& here = history[history_index(tiles, move)];
    here += depth * depth;
    if (here > 1 << 18)
        for (int i = 0; i < HISTORY; ++i) history[i] >>= 1;
}

inline void keep_line(Memory& m, int ply, int move) {
    m.line[ply][0] = i16(move);
    const int length = m.line_length[ply + 1];
    for (int i = 0; i < length; ++i) m.line[ply][i + 1] = m.line[ply + 1][i];
    m.line_length[ply] = length + 1;
}

int descend(Memory& m, int ply, int depth, int low, int high, int viewer) {
    m.line_length[ply] = 0;
    ++m.nodes;
    const int phase = m.stack[ply].phase;
    if (phase >= DEAL || depth <= 0) return viewer * judge(m, m.stack[ply], false);
    const int side = m.stack[ply].turn == m.root_seat ? 1 : -1;
    const int alpha = side == viewer ? low : -high, beta = side == viewer ? high : -low;
    const u64 key = position_key(m.stack[ply], u64(m.salt));
    Entry& entry = m.table[key & u64(m.table_mask)];
    int table_move = NO_MOVE;
    if (u64(entry.check ^ entry.data) == key) {
        const i64 data = entry.data;
        table_move = int(data & 511);
        const int draft = int(data >> 9 & 63), kind = int(data >> 15 & 3), value = int(data >> 32);
        const bool certain = kind == EXACT || (kind == LOWER && value >= beta) || (kind == UPPER && value <= alpha);
        if (certain && draft >= depth) {
            m.cut |= draft < SOLVED_DEPTH;
            m.open_end |= data >> 17 & 1;
            return value * side * viewer;
        }
        if (!is_legal(m.stack[ply], table_move)) table_move = NO_MOVE;
    }
    const i64 outer_cut = m.cut, outer_open_end = m.open_end;
    m.cut = m.open_end = 0;
    const int following = depth - 1;
    int best = -INFINITE, best_move = NO_MOVE, window = alpha, count = 1;
    bool boards_known = false;
    if (table_move == NO_MOVE) count = list_candidates(m, ply, table_move);
    for (int i = 0; i < count; ++i) {
        const int move = i == 0 && table_move != NO_MOVE ? table_move : pick(m, ply, i, count);
        m.stack[ply + 1] = m.stack[ply];
        play(m.stack[ply + 1], move);
        int value;
        if (following <= 0 && m.stack[ply + 1].phase == OFFER) {
            if (i > 0 && !boards_known) {
                remember_boards(m, m.stack[ply]);
                boards_known = true;
            }
            ++m.nodes;
            m.line_length[ply + 1] = 0;
            value = side * judge(m, m.stack[ply + 1], boards_known);
        } else if (i == 0) {
            value = descend(m, ply + 1, following, window, beta, side);
        } else {
            int reduced = following;
            if (i >= REDUCE_FROM[0] && depth >= 3) reduced -= 1 + (i >= REDUCE_FROM[1]) + (i >= REDUCE_FROM[2]);
            value = descend(m, ply + 1, reduced, window, window + 1, side);
            if (value > window && reduced < following) value = descend(m, ply + 1, following, window, window + 1, side);
            if (window < value && value < beta) value = descend(m, ply + 1, following, window, beta, side);
        }
        if (value > best) {
            best = value;
            best_move = move;
            if (value > window) {
                window = value;
                keep_line(m, ply, move);
                if (value >= beta) {
                    reward(m, ply, move, depth);
                    break;
                }
            }
        }
        if (i == 0 && table_move != NO_MOVE) {
            count = list_candidates(m, ply, table_move);
            if (pick(m, ply, 0, count) != table_move) {  // it is listed as a move from an identical factory
                m.moves[ply][count] = m.moves[ply][0];
                m.order[ply][count] = m.order[ply][0];
                ++count;
            }
        }
    }
    const int kind = best >= beta ? LOWER : best <= alpha ? UPPER : EXACT;
    const int draft = m.cut ? std::max(depth, 0) : SOLVED_DEPTH;
    const i64 data = i64(best) * (1ll << 32) | m.open_end << 17 | kind << 15 | draft << 9 | best_move;
    entry.check = i64(key) ^ data;
    entry.data = data;
    m.cut |= outer_cut;
    m.open_end |= outer_open_end;
    return best * side * viewer;
}

void prepare(Memory& m, const State& s) {
    m.stack[0] = s;
    m.root_seat = s.turn;
    u64 salt = u64(s.round_number) * 8 + u64(m.root_seat);
    for (int seat = 0; seat < PLAYERS; ++seat) salt = mixed(salt + (u64(s.score[seat]) << 8));
    m.salt = i64(salt);
    m.nodes = 0;
    m.depth = 0;
    std::memset(m.history, 0, sizeof m.history);
    for (auto& killers : m.killers) killers[0] = killers[1] = NO_MOVE;
    m.root_count = list_candidates(m, 0, NO_MOVE);
    for (int i = 0; i < m.root_count; ++i) {
        m.root_moves[i] = i16(pick(m, 0, i, int(m.root_count)));
        m.root_values[i] = 0;
    }
}

bool deepen(Memory& m) {
    const int depth = int(m.depth) + 1, following = depth - 1, count = int(m.root_count);
    m.cut = m.open_end = 0;
    int bound = -INFINITE;
    for (int i = 0; i < count; ++i) {
        m.stack[1] = m.stack[0];
        play(m.stack[1], m.root_moves[i]);
        int value;
        if (i == 0) {
            value = descend(m, 1, following, -INFINITE, INFINITE, 1);
        } else {
            const int reduced = i >= REDUCE_FROM[0] && depth >= 3 ? following - 1 : following;
            value = descend(m, 1, reduced, bound, bound + 1, 1);
            if (value > bound && reduced < following) value = descend(m, 1, following, bound, bound + 1, 1);
            if (value > bound) value = descend(m, 1, following, bound, INFINITE, 1);
        }
        m.root_values[i] = value;
        if (value > bound) keep_line(m, 0, m.root_moves[i]);
        bound = std::max(bound, value);
    }
    for (int i = 1; i < count; ++i) {  // best first; equals keep their order
        const i16 move = m.root_moves[i];
        const i32 value = m.root_values[i];
        int j = i;
        for (; j > 0 && m.root_values[j - 1] < value; --j) {
            m.root_moves[j] = m.root_moves[j - 1];
            m.root_values[j] = m.root_values[j - 1];
        }
        m.root_moves[j] = move;
        m.root_values[j] = value;
    }
    m.depth = depth;
    return m.cut;
}

double processor_time() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
}

int main(int argc, char** argv) {
    if (argc != 4) return std::fputs("usage: search FILE DEPTH TABLE_BITS\n", stderr), 2;
    std::FILE* file = std::fopen(argv[1], "rb");
    if (!file) return std::fputs("search: the file cannot be read\n", stderr), 1;
    auto* m = static_cast<Memory*>(std::calloc(1, sizeof(Memory)));
    std::vector<Entry> table(1ull << std::atoi(argv[3]));
    m->table = table.data();
    m->table_mask = i64(table.size()) - 1;
    bool complete = std::fread(m->numbers, sizeof m->numbers, 1, file) == 1;
    complete &= std::fread(m->win_steps, sizeof m->win_steps, 1, file) == 1;
    if (!complete) return std::fputs("search: the numbers are missing\n", stderr), 1;
    State state;
    while (std::fread(&state, sizeof state, 1, file) == 1) {
        std::memset(static_cast<void*>(table.data()), 0, table.size() * sizeof(Entry));
        prepare(*m, state);
        const double began = processor_time();
        while (deepen(*m) && m->depth < std::atoi(argv[2])) {
        }
        const double seconds = processor_time() - began;
        std::printf("{\"move\":%d,\"value\":%d,\"nodes\":%lld,\"seconds\":%.6f}\n", m->root_moves[0], m->root_values[0],
                    (long long)m->nodes, seconds);
    }
    return 0;
}
