// A hand-tuned C++ engine for Azul: the yardstick for the speed of the project's own kernel.
// It is not part of the product. Build: g++ -O3 -march=native -std=c++20 reference.cpp -o reference
//
//   reference games PLAYERS c|g SECONDS SEED     uniformly random games       {"games":..,"moves":..,"seconds":..}
//   reference perft "<position text>" DEPTH      sequences of DEPTH moves     {"nodes":..,"seconds":..}
//   reference check PLAYERS c|g GAMES SEED       the same random games, every invariant checked after every move
//
// Representation
//   colours      0..4 = B Y R K W; five 5-bit counts in one word ("pack") for a source, the bag, the lid
//   sources      0 = the centre, 1.. = factories; `avail` has the bit source * STRIDE + colour where tiles lie
//   lines        one word per seat, six fields of 10 bits (lines 1..5, then the floor as a line without room):
//                bits 0..4 the colours the line accepts now, bits 5..7 its free spaces
//   done         complete lines of this round, bit row * 5 + colour (bits from 25 on are noise from floor moves)
//   wall         bit row * 5 + colour on both sides; the grey side adds which columns are occupied
//   floor        pack of all tiles dropped this round, and from bit 25 on the number of tiles dropped plus the marker;
//                tiles beyond the seventh space go to the lid together with the others when the floor is emptied
// A take changes the state in place, without branches that depend on the move; only the end of a round branches.

// When g++ 12 tunes for a recent AMD core, it spills general registers to vector registers in the hot loop, which costs
// a fifth.
#if defined(__x86_64__) && !defined(__clang__)
#pragma GCC target("tune=generic")
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>
#ifdef __BMI2__
#include <immintrin.h>
#endif

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

#define INLINE inline __attribute__((always_inline))
#define RARELY(x) __builtin_expect(!!(x), 0)

// ---------------------------------------------------------------------------------------------- bits and tables

constexpr u32 PACK = (1u << 25) - 1;      // the five counts of a pack, or the 25 bits of a wall
constexpr u32 EVERY5 = 0x108421;          // bit 0 of each of five 5-bit fields
constexpr u32 SPACE = 1u << 25;           // one space of a floor line
constexpr u64 EVERY10 = 0x4010040100401;  // bit 0 of each of six 10-bit fields
constexpr u64 GUARD10 = EVERY10 << 9;
constexpr u64 FLOOR_FIELD = 31ull << 50;

INLINE u32 gather(u32 x, u32 mask) {  // the bits of x under mask, moved together
#ifdef __BMI2__
    return _pext_u32(x, mask);
#else
    u32 out = 0;
    for (u32 bit = 1; mask; mask &= mask - 1, bit <<= 1)
        if (x & mask & -mask) out |= bit;
    return out;
#endif
}

INLINE unsigned nth_bit(u64 x, unsigned n) {  // index of the n-th set bit
#ifdef __BMI2__
    return unsigned(std::countr_zero(_pdep_u64(1ull << n, x)));
#else
    while (n--) x &= x - 1;
    return unsigned(std::countr_zero(x));
#endif
}

constexpr unsigned count_of(u32 pack, unsigned colour) { return pack >> (5 * colour) & 31; }

struct Tables {
    u8 run[32][8] = {};        // [5-bit pattern][place]: length of the run through place; 0 when it is just 1
    u8 wall_run[5][32][8] = {};  // the same on the coloured wall: [row][colours in the row][colour]
    u32 column[5][8] = {};     // coloured wall: [row][colour] -> the wall bits of that colour's column
    u8 penalty[128] = {};      // by the number of tiles dropped plus the marker
    constexpr Tables() {
        for (unsigned pattern = 0; pattern < 32; ++pattern)
            for (int place = 0; place < 5; ++place) {
                if (!(pattern >> place & 1)) continue;
                int low = place, high = place;
                while (low > 0 && pattern >> (low - 1) & 1) --low;
                while (high < 4 && pattern >> (high + 1) & 1) ++high;
                run[pattern][place] = u8(high > low ? high - low + 1 : 0);
            }
        for (unsigned row = 0; row < 5; ++row)
            for (unsigned colour = 0; colour < 5; ++colour) {
                for (unsigned colours = 0; colours < 32; ++colours) {
                    unsigned pattern = (colours << row | colours >> (5 - row)) & 31;
                    wall_run[row][colours][colour] = run[pattern][(colour + row) % 5];
                }
                for (unsigned r = 0; r < 5; ++r) column[row][colour] |= 1u << (5 * r + (colour + row + 5 - r) % 5);
            }
        constexpr u8 by_space[8] = {0, 1, 2, 4, 6, 8, 11, 14};
        for (unsigned spaces = 0; spaces < 128; ++spaces) penalty[spaces] = by_space[std::min(spaces, 7u)];
    }
};
constexpr Tables TABLES;

struct Random {  // splitmix64
    u64 state;
    INLINE u64 next() {
        u64 z = state += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    INLINE u64 below(u64 limit) { return u64((unsigned __int128)next() * limit >> 64); }
};

// ------------------------------------------------------------------------------------------------------ the state

enum Phase : u8 { OFFER, TILE, DEAL, END };

template <bool GREY> struct Seat;
template <> struct Seat<false> {
    u64 lines;
    u32 floor, done, wall, score;
};
template <> struct Seat<true> {
    u64 lines;
    u32 floor, done, wall, score;
    u32 occupied;    // bit row * 5 + column
    u32 columns;     // bit colour * 5 + column
    u16 cells[5];    // per row five 3-bit cells: colour + 1
};

template <int PLAYERS, bool GREY> struct alignas(32) State {
    static constexpr int SOURCES = 2 * PLAYERS + 2;
    static constexpr int STRIDE = PLAYERS < 4 ? 8 : 6;  // of the sources in `avail`
    static constexpr u64 EVERY_SOURCE = [] {
        u64 bits = 0;
        for (int s = 0; s < SOURCES; ++s) bits |= 1ull << (s * STRIDE);
        return bits;
    }();

    u64 avail;
    u32 source[SOURCES];
    u32 bag, lid;
    Seat<GREY> seat[PLAYERS];
    u8 turn, first, next_first, marker_in_centre;
    Phase phase;
    u8 ask;  // grey side, TILE: the columns among which `turn` must choose
    u16 round;

    static INLINE unsigned after(unsigned s) {
        if constexpr (PLAYERS == 2 || PLAYERS == 4) return (s + 1) & (PLAYERS - 1);
        return s == PLAYERS - 1 ? 0 : s + 1;
    }
    static INLINE unsigned source_of(unsigned bit) { return STRIDE == 8 ? bit >> 3 : bit * 43 >> 8; }
    static INLINE u64 spread(u64 colours) { return (colours & 31) * EVERY_SOURCE; }
    // The sources and colours that may go to the destination whose field begins at `shift`.
    INLINE u64 takes(u64 lines, unsigned shift) const { return avail & spread(lines >> shift); }

    void start(unsigned starter) {
        std::memset(static_cast<void*>(this), 0, sizeof *this);
        bag = 20 * EVERY5;
        for (auto& s : seat) {
            s.lines = FLOOR_FIELD;
            for (unsigned row = 0; row < 5; ++row) reset_line(s, row);
        }
        turn = first = next_first = u8(starter);
        round = 1;
        phase = DEAL;
    }

    // Empties a line; it then accepts every colour that its wall row lacks.
    static INLINE void reset_line(Seat<GREY>& s, unsigned row) {
        u64 field = (row + 1) << 5 | (~(s.wall >> (5 * row)) & 31);
        s.lines = (s.lines & ~(255ull << (10 * row))) | field << (10 * row);
    }

    // ---- factory offer

    // Takes the tiles of one colour from one source; `shift` is ten times the destination. Does not end the round.
    INLINE void take(unsigned from, unsigned colour, unsigned shift) {
        Seat<GREY>& s = seat[turn];
        const u32 tiles = source[from], unit = 1u << (5 * colour);
        const unsigned number = tiles >> (5 * colour) & 31;
        // Not source[from] = 0 and then source[0] += ...: the load would have to wait for the address of the store.
        const u32 centre = source[0] & (0 - u32(from != 0));
        source[from] = 0;
        source[0] = centre + (tiles & ~(31 * unit));

        const unsigned at = from * STRIDE;
        const u64 others = avail >> at & (31 ^ (1u << colour));
        avail = (avail & ~(31ull << at)) | others;

        const u32 marker = marker_in_centre & u32(from == 0);
        marker_in_centre ^= u8(marker);
        next_first ^= u8((next_first ^ turn) & (0 - marker));

        // Sign masks instead of min() and ?:, which the compiler would turn into unpredictable branches.
        const int spare = int(s.lines >> shift >> 5 & 7) - int(number);
        const u32 over = u32(-spare & spare >> 31), left = u32(spare & ~(spare >> 31));
        const u32 some_left = u32(-spare >> 31);
        const u64 field = (left << 5 | 1u << colour) & some_left;
        s.lines = (s.lines & ~(255ull << shift)) | field << shift | FLOOR_FIELD;
        s.done |= (some_left + 1) << (shift / 2 + colour);
        s.floor += over * (unit | SPACE) + marker * SPACE;
        turn = u8(after(turn));
    }

    // As `take`; then ends the offer if nothing is left to take.
    INLINE void make(unsigned bit, unsigned shift) {
        const unsigned from = source_of(bit);
        take(from, bit - from * STRIDE, shift);
        if (RARELY(avail == 0)) end_offer();
    }

    // ---- wall tiling

    __attribute__((noinline)) void end_offer() {
        for (auto& s : seat) s.done &= PACK;
        if constexpr (GREY) {
            turn = first;
            settle();
        } else {
            for (auto& s : seat)
                for (u32 todo = s.done; todo; todo &= todo - 1) {
                    const unsigned bit = unsigned(std::countr_zero(todo)), row = bit * 13 >> 6, colour = bit - 5 * row;
                    s.wall |= 1u << bit;
                    const unsigned across = TABLES.wall_run[row][s.wall >> (5 * row) & 31][colour];
                    const unsigned down = TABLES.run[gather(s.wall, TABLES.column[row][colour])][row];
                    s.score += across + down + (across + down == 0);
                    lid += row << (5 * colour);
                    reset_line(s, row);
                }
            end_round();
        }
    }

    static INLINE unsigned open_columns(const Seat<GREY>& s, unsigned row, unsigned colour) {
        return ~(s.occupied >> (5 * row) | s.columns >> (5 * colour)) & 31;
    }

    INLINE void place(Seat<GREY>& s, unsigned row, unsigned colour, unsigned column) {
        s.wall |= 1u << (5 * row + colour);
        s.occupied |= 1u << (5 * row + column);
        s.columns |= 1u << (5 * colour + column);
        s.cells[row] |= u16((colour + 1) << (3 * column));
        const unsigned across = TABLES.run[s.occupied >> (5 * row) & 31][column];
        const unsigned down = TABLES.run[gather(s.occupied, EVERY5 << column)][row];
        s.score += across + down + (across + down == 0);
        lid += row << (5 * colour);
    }

    // Grey side: continues tiling until a seat has a choice of columns, or until the round is over.
    void settle() {
        do {
            Seat<GREY>& s = seat[turn];
            for (; s.done; s.done &= s.done - 1) {
                const unsigned bit = unsigned(std::countr_zero(s.done)), row = bit * 13 >> 6, colour = bit - 5 * row;
                const unsigned open = open_columns(s, row, colour);
                if (open & (open - 1)) {
                    ask = u8(open);
                    phase = TILE;
                    return;
                }
                if (open)
                    place(s, row, colour, unsigned(std::countr_zero(open)));
                else
                    s.floor += (row + 1) * (1u << (5 * colour) | SPACE);
                reset_line(s, row);
            }
            turn = u8(after(turn));
        } while (turn != first);
        end_round();
    }

    // Grey side, TILE: `turn` places its tile in a column of `ask`; then tiling continues.
    INLINE void choose(unsigned column) {
        Seat<GREY>& s = seat[turn];
        const unsigned bit = unsigned(std::countr_zero(s.done)), row = bit * 13 >> 6;
        place(s, row, bit - 5 * row, column);
        reset_line(s, row);
        s.done &= s.done - 1;
        settle();
    }

    INLINE void end_round() {
        u32 rows = 0;
        for (auto& s : seat) {
            const int score = int(s.score) - TABLES.penalty[s.floor >> 25];
            s.score = u32(std::max(score, 0));
            lid += s.floor & PACK;
            s.floor = s.done = 0;
            const u32 w = s.wall;
            rows |= w & w >> 1 & w >> 2 & w >> 3 & w >> 4;
        }
        marker_in_centre = 0;
        if (rows & EVERY5) {
            finish();
        } else {
            first = turn = next_first;
            ++round;
            phase = DEAL;
        }
    }

    void finish() {
        for (auto& s : seat) {
            for (unsigned i = 0; i < 5; ++i) {
                const u32 colour = EVERY5 << i, row = 31u << (5 * i);
                u32 column = TABLES.column[0][i], filled = s.wall;
                if constexpr (GREY) column = EVERY5 << i, filled = s.occupied;
                s.score += 2 * ((s.wall & row) == row) + 7 * ((filled & column) == column) +
                           10 * ((s.wall & colour) == colour);
            }
        }
        phase = END;
    }

    // ---- the deal: tile by tile from the bag, which is filled from the lid only when a tile is wanted and none is there

    INLINE void deal(Random& random) {
        u8 tiles[100 + 32];  // five times the colour of each tile in the bag
        unsigned size = 0;
        auto unpack = [&] {
#pragma GCC unroll 5
            for (unsigned colour = 0; colour < 5; ++colour) {
                std::memset(tiles + size, int(5 * colour), 32);
                size += count_of(bag, colour);
            }
        };
        u32 in_bag = bag;
        unpack();
        u64 there = 0;
        for (int f = 1; f < SOURCES; ++f) {
            u32 pack = 0;
            u64 bits = 0;
#pragma GCC unroll 4
            for (int i = 0; i < 4; ++i) {
                if (RARELY(size == 0)) {
                    in_bag = bag = lid, lid = 0;
                    unpack();
                    if (size == 0) break;
                }
                if (i % 2 == 0) bits = random.next();
                const unsigned at = unsigned((bits & 0xFFFFFFFF) * size >> 32);
                bits >>= 32;
                const u32 unit = 1u << tiles[at];
                tiles[at] = tiles[--size];
                in_bag -= unit;
                pack += unit;
            }
            source[f] = pack;
            there |= u64(gather(pack | pack >> 1 | pack >> 2, EVERY5)) << (f * STRIDE);
        }
        avail = there;
        bag = in_bag;
        if (RARELY(avail == 0)) return finish();
        marker_in_centre = 1;
        turn = next_first = first;
        phase = OFFER;
    }

    // ---- a uniformly random legal take, found by counting

    INLINE void take_randomly(Random& random) {
        const u64 lines = seat[turn].lines;
        u64 counts = 0;  // six fields of 10 bits: the number of moves to each destination
        for (unsigned shift = 0; shift < 50; shift += 10) counts += u64(std::popcount(takes(lines, shift))) << shift;
        counts += u64(std::popcount(avail)) << 50;
        const u64 sums = counts * EVERY10;  // each field: the moves to this and to the lower destinations
        const u64 pick = random.below(sums >> 50 & 1023);
        const u64 above = ((sums | GUARD10) - (pick + 1) * EVERY10) & GUARD10;
        const unsigned shift = unsigned(std::countr_zero(above)) - 9;
        const unsigned nth = unsigned(pick - ((sums << 10) >> shift & 1023));
        const unsigned bit = nth_bit(takes(lines, shift), nth);
        const unsigned from = source_of(bit);
        take(from, bit - from * STRIDE, shift);
    }
};

// --------------------------------------------------------------------------------------------------- random games

constexpr unsigned ROUND_CAP = 60;

struct Nothing {
    template <class S> INLINE void operator()(const S&) const {}
};

// Plays one game and returns its number of moves; `look` sees every position.
template <int PLAYERS, bool GREY, class Look = Nothing>
INLINE u64 play(State<PLAYERS, GREY>& g, Random& random, Look look = {}) {
    u64 moves = 0;
    g.start(unsigned(random.below(PLAYERS)));
    while (g.phase == DEAL && g.round <= ROUND_CAP) {
        g.deal(random);
        look(g);
        if (RARELY(g.phase == END)) break;
        for (;;) {
            g.take_randomly(random);
            ++moves;
            if (RARELY(g.avail == 0)) break;
            look(g);
        }
        g.end_offer();
        look(g);
        if constexpr (GREY)
            while (g.phase == TILE) {
                g.choose(nth_bit(g.ask, unsigned(random.below(unsigned(std::popcount(g.ask))))));
                ++moves;
                look(g);
            }
    }
    return moves;
}

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

template <int PLAYERS, bool GREY> int run_games(double seconds, u64 seed) {
    State<PLAYERS, GREY> g;
    Random random{seed};
    u64 games = 0, moves = 0;
    const double begin = now();
    double spent;
    do {
        for (int i = 0; i < 256; ++i, ++games) moves += play(g, random);
        spent = now() - begin;
    } while (spent < seconds);
    std::printf("{\"games\":%llu,\"moves\":%llu,\"seconds\":%.6f}\n", (unsigned long long)games,
                (unsigned long long)moves, spent);
    return 0;
}

// ---------------------------------------------------------------------------------------------------------- perft

// Counts with a real copy and a whole move, end of round included, at every leaf.
template <bool LEAVES, int PLAYERS, bool GREY> u64 perft(const State<PLAYERS, GREY>& g, int depth);

template <int PLAYERS, bool GREY> INLINE u64 perft(const State<PLAYERS, GREY>& g, int depth) {
    if (depth == 0 || g.phase >= DEAL) return 1;
    return depth == 1 ? perft<true>(g, 1) : perft<false>(g, depth);
}

template <bool LEAVES, int PLAYERS, bool GREY>
__attribute__((noinline)) u64 perft(const State<PLAYERS, GREY>& g, int depth) {
    State<PLAYERS, GREY> child;
    u64 nodes = 0;
    auto visit = [&]() __attribute__((always_inline)) {
        if constexpr (LEAVES) {
            asm volatile("" : : "m"(child));  // the compiler may not drop the child
            ++nodes;
        } else {
            nodes += perft(child, depth - 1);
        }
    };
    if constexpr (GREY)
        if (g.phase == TILE) {
            for (unsigned columns = g.ask; columns; columns &= columns - 1) {
                child = g;
                child.choose(unsigned(std::countr_zero(columns)));
                visit();
            }
            return nodes;
        }
    const u64 lines = g.seat[g.turn].lines;
    for (unsigned shift = 0; shift <= 50; shift += 10)
        for (u64 takes = g.takes(lines, shift); takes; takes &= takes - 1) {
            child = g;
            child.make(unsigned(std::countr_zero(takes)), shift);
            visit();
        }
    return nodes;
}

// ----------------------------------------------------------------------------------------- reading a position text

[[noreturn]] void fail(const char* why) {
    std::fprintf(stderr, "%s\n", why);
    std::exit(2);
}

std::vector<std::string> split(std::string_view text, char by) {
    std::vector<std::string> parts(1);
    for (char c : text)
        if (c == by)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

unsigned colour_of(char letter) {
    const auto at = std::string_view("BYRKW").find(letter);
    if (at == std::string_view::npos) fail("not a colour");
    return unsigned(at);
}

u32 read_tiles(const std::string& text) {  // ignores the marker, which the caller reads
    u32 pack = 0;
    for (char c : text)
        if (c != '-' && c != '*') pack += 1u << (5 * colour_of(c));
    return pack;
}

u32 read_counts(const std::string& text) {
    const auto parts = split(text, ',');
    if (parts.size() != 5) fail("five counts expected");
    u32 pack = 0;
    for (unsigned colour = 0; colour < 5; ++colour) pack |= u32(std::stoul(parts[colour])) << (5 * colour);
    return pack;
}

template <int PLAYERS, bool GREY> State<PLAYERS, GREY> read_position(const std::vector<std::string>& fields) {
    using S = State<PLAYERS, GREY>;
    if (fields.size() != 9 + PLAYERS) fail("wrong number of fields");
    S g;
    g.start(0);
    g.round = u16(std::stoul(fields[1]));
    const auto phase = split(fields[2], ':');
    g.phase = phase[0] == "offer" ? OFFER : phase[0] == "tile" ? TILE : phase[0] == "deal" ? DEAL : END;
    const auto factories = split(fields[3], ',');
    if (factories.size() != S::SOURCES - 1) fail("wrong number of factories");
    for (int s = 0; s < S::SOURCES; ++s) {
        g.source[s] = read_tiles(s ? factories[s - 1] : fields[4]);
        for (unsigned colour = 0; colour < 5; ++colour)
            g.avail |= u64(count_of(g.source[s], colour) != 0) << (s * S::STRIDE + colour);
    }
    g.marker_in_centre = fields[4][0] == '*';
    g.first = u8(std::stoul(fields[5]) - 1);
    g.next_first = fields[6] == "-" ? g.first : u8(std::stoul(fields[6]) - 1);
    g.turn = phase.size() == 2 ? u8(std::stoul(phase[1]) - 1) : g.first;
    if (g.first >= PLAYERS || g.next_first >= PLAYERS || g.turn >= PLAYERS) fail("no such seat");
    g.bag = read_counts(fields[7]);
    g.lid = read_counts(fields[8]);
    for (int p = 0; p < PLAYERS; ++p) {
        auto& s = g.seat[p];
        const auto parts = split(fields[9 + p], ';');
        if (parts.size() != 4) fail("a board has four parts");
        const auto rows = split(parts[1], '/'), lines = split(parts[2], ',');
        if (rows.size() != 5 || lines.size() != 5) fail("a board has five rows and five lines");
        s.score = u32(std::stoul(parts[0]));
        for (unsigned row = 0; row < 5; ++row) {
            if (rows[row].size() != 5) fail("a row has five spaces");
            for (unsigned column = 0; column < 5; ++column) {
                if (rows[row][column] == '.') continue;
                const unsigned colour = colour_of(rows[row][column]);
                s.wall |= 1u << (5 * row + colour);
                if constexpr (GREY) {
                    s.occupied |= 1u << (5 * row + column);
                    s.columns |= 1u << (5 * colour + column);
                    s.cells[row] |= u16((colour + 1) << (3 * column));
                }
            }
            S::reset_line(s, row);
            if (lines[row] == "-") continue;
            const unsigned left = row + 1 - unsigned(lines[row][0] - '0'), colour = colour_of(lines[row][1]);
            if (left > row) fail("a line with more tiles than room");
            s.lines = (s.lines & ~(255ull << (10 * row))) | u64(left ? left << 5 | 1u << colour : 0) << (10 * row);
            if (!left) s.done |= 1u << (5 * row + colour);
        }
        s.floor = read_tiles(parts[3]) + u32(parts[3] == "-" ? 0 : parts[3].size()) * SPACE;
    }
    if constexpr (GREY)
        if (g.phase == TILE) {
            const auto& s = g.seat[g.turn];
            const unsigned bit = unsigned(std::countr_zero(s.done));
            if (bit > 24) fail("no complete line to tile");
            g.ask = u8(S::open_columns(s, bit / 5, bit % 5));
        }
    return g;
}

template <int PLAYERS, bool GREY> int run_perft(const std::vector<std::string>& fields, int depth) {
    const auto g = read_position<PLAYERS, GREY>(fields);
    const double begin = now();
    const u64 nodes = perft(g, depth);
    std::printf("{\"nodes\":%llu,\"seconds\":%.6f}\n", (unsigned long long)nodes, now() - begin);
    return 0;
}

// ------------------------------------------------------------------------------------------------- the debug mode

template <int PLAYERS, bool GREY> void verify(const State<PLAYERS, GREY>& g) {
    using S = State<PLAYERS, GREY>;
    auto must = [](bool holds, const char* what) {
        if (!holds) fail(what);
    };
    u32 total[5] = {};
    auto add = [&](u32 pack) {
        for (unsigned colour = 0; colour < 5; ++colour) total[colour] += count_of(pack, colour);
    };
    add(g.bag), add(g.lid);
    u64 avail = 0;
    for (int s = 0; s < S::SOURCES; ++s) {
        add(g.source[s]);
        for (unsigned colour = 0; colour < 5; ++colour)
            avail |= u64(count_of(g.source[s], colour) != 0) << (s * S::STRIDE + colour);
    }
    must(avail == g.avail, "avail");
    must((g.phase == OFFER) == (avail != 0), "phase");
    unsigned markers = g.marker_in_centre;
    for (const auto& s : g.seat) {
        add(s.floor & PACK);
        unsigned dropped = 0;
        for (unsigned colour = 0; colour < 5; ++colour) dropped += count_of(s.floor, colour);
        markers += (s.floor >> 25) - dropped;
        must((s.lines & FLOOR_FIELD) == FLOOR_FIELD && s.lines >> 55 == 0, "floor field");
        for (unsigned row = 0; row < 5; ++row) {
            const unsigned field = s.lines >> (10 * row) & 1023, room = field >> 5, open = field & 31;
            const unsigned have = s.wall >> (5 * row) & 31, done = s.done >> (5 * row) & 31;
            for (unsigned colour = 0; colour < 5; ++colour) total[colour] += have >> colour & 1;
            must((room == 0) == (done != 0), "done");
            if (room == 0) {
                must(open == 0 && !(done & have) && std::has_single_bit(done), "complete line");
                total[std::countr_zero(done)] += row + 1;
            } else if (room <= row) {
                must(!(open & have) && std::has_single_bit(open), "begun line");
                total[std::countr_zero(open)] += row + 1 - room;
            } else {
                must(room == row + 1 && open == (have ^ 31), "empty line");
            }
            if constexpr (GREY) {
                unsigned colours = 0;
                for (unsigned column = 0; column < 5; ++column) {
                    const unsigned cell = s.cells[row] >> (3 * column) & 7;
                    must((s.occupied >> (5 * row + column) & 1) == (cell != 0), "occupied");
                    if (cell) must(s.columns >> (5 * (cell - 1) + column) & 1, "columns");
                    if (cell) colours |= 1u << (cell - 1);
                }
                must(colours == have, "cells");
            }
        }
        if constexpr (GREY) must(std::popcount(s.occupied) == std::popcount(s.columns), "colour twice in a column");
        if constexpr (GREY) must(std::popcount(s.occupied) == std::popcount(s.wall), "colour twice in a row");
    }
    must(markers <= 1, "marker");
    if (g.phase == OFFER) must(markers == 1, "marker");
    for (u32 n : total) must(n == 20, "twenty tiles of each colour");
}

template <int PLAYERS, bool GREY> int run_check(u64 games, u64 seed) {
    State<PLAYERS, GREY> g;
    Random random{seed};
    u64 moves = 0, rounds = 0, points = 0, stopped = 0, exhausted = 0;
    for (u64 i = 0; i < games; ++i) {
        moves += play(g, random, [](const auto& position) { verify(position); });
        stopped += g.phase != END;
        rounds += g.phase == END ? g.round : ROUND_CAP;
        bool full_row = false;
        for (const auto& s : g.seat) {
            points += s.score;
            for (unsigned row = 0; row < 5; ++row) full_row |= (s.wall >> (5 * row) & 31) == 31;
        }
        exhausted += g.phase == END && !full_row;
    }
    const double n = double(games);
    std::printf("{\"games\":%llu,\"moves\":%llu,\"mean_moves\":%.3f,\"mean_rounds\":%.3f,\"mean_score\":%.3f,"
                "\"stopped\":%llu,\"exhausted\":%llu,\"state_bytes\":%zu}\n",
                (unsigned long long)games, (unsigned long long)moves, double(moves) / n, double(rounds) / n,
                double(points) / n / PLAYERS, (unsigned long long)stopped, (unsigned long long)exhausted, sizeof g);
    return 0;
}

// ------------------------------------------------------------------------------------------------------------ main

// Calls run.operator()<PLAYERS, GREY>() for a player count and a side that are known only now.
template <class Run> int dispatch(int players, char side, Run run) {
    if (side != 'c' && side != 'g') fail("the side is c or g");
    const bool grey = side == 'g';
    switch (players) {
        case 2: return grey ? run.template operator()<2, true>() : run.template operator()<2, false>();
        case 3: return grey ? run.template operator()<3, true>() : run.template operator()<3, false>();
        case 4: return grey ? run.template operator()<4, true>() : run.template operator()<4, false>();
    }
    fail("2, 3 or 4 players");
}

int main(int argc, char** argv) {
    const std::string_view mode = argc > 1 ? argv[1] : "";
    if (mode == "perft" && argc == 4) {
        const auto fields = split(argv[2], ' ');
        if (fields[0].size() != 2) fail("players and side expected");
        const int depth = std::atoi(argv[3]);
        return dispatch(fields[0][0] - '0', fields[0][1], [&]<int P, bool G>() { return run_perft<P, G>(fields, depth); });
    }
    if ((mode == "games" || mode == "check") && argc == 6) {
        const u64 seed = std::strtoull(argv[5], nullptr, 10);
        return dispatch(std::atoi(argv[2]), argv[3][0], [&]<int P, bool G>() {
            return mode == "games" ? run_games<P, G>(std::atof(argv[4]), seed)
                                   : run_check<P, G>(std::strtoull(argv[4], nullptr, 10), seed);
        });
    }
    fail("usage: reference games PLAYERS c|g SECONDS SEED | perft POSITION DEPTH | check PLAYERS c|g GAMES SEED");
}
