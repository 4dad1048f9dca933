/* Exact endings of throw-in Durak for two with 36 cards: the reference for the solver.
 *
 * The same search as kozyr.bots.solver: two questions (does the player to move win, does he at
 * least draw), null windows, moves by the price of the card, a table of 2 << bits numbers.
 * Only the default rules are here, the stock is empty, and no bout is the first.
 * A card is a bit, 9 * suit + rank.
 */
#include <stdint.h>
#include <stdlib.h>

typedef uint64_t Cards;
enum { RANKS = 9, LIMIT = 6, DONE = 62, TAKE = 63, NOTHING = 61 };
#define SUIT ((Cards)0x1FF)
#define SAME_RANK ((Cards)0x8040201)

typedef struct {
    Cards attacker, defender, table, ranks;
    int unbeaten, laid, limit, taking; /* the card to be beaten, -1 for none */
} Position;

typedef struct { uint64_t signature; int8_t low, high; uint8_t move, age; uint32_t cost; } Entry;

static Entry *entries;
static int shift, trump_suit, age;
static long nodes;

static int lowest(Cards cards) { return __builtin_ctzll(cards); }
static int count(Cards cards) { return __builtin_popcountll(cards); }
static int price(int card) { return card % RANKS + (card / RANKS == trump_suit ? RANKS + 4 : 0); }
static Cards beaters(int card) {
    Cards suit = SUIT << card / RANKS * RANKS, trumps = SUIT << trump_suit * RANKS;
    return (suit & -((Cards)2 << card)) | (card / RANKS == trump_suit ? 0 : trumps);
}

static void open_bout(Position *p) {
    int held = count(p->defender);
    p->table = p->ranks = 0;
    p->unbeaten = -1;
    p->laid = p->taking = 0;
    p->limit = held < LIMIT ? held : LIMIT;
}

/* Whether the bout is over; if so it is ended, and *swapped says whether the roles change. */
static int end_bout(Position *p, int done, int *swapped) {
    *swapped = 0;
    if (!p->laid || (p->unbeaten >= 0 && !p->taking)) return 0;
    if (p->laid < p->limit && p->attacker && !done) return 0;
    if (p->taking) {
        p->defender |= p->table;
    } else {
        Cards hand = p->attacker;
        p->attacker = p->defender, p->defender = hand;
        *swapped = 1;
    }
    open_bout(p);
    return 1;
}

static uint64_t signature_of(const Position *p) {
    uint64_t h = p->attacker * 0x3DDA0193958507ADu + p->defender * 0x1659BAD1E0C67745u;
    h += p->table * 0x132A0A61FCB042D9u;
    h += (uint64_t)((p->unbeaten + 1) * 32 + (p->laid ? p->limit - p->laid + 1 : 0) * 2 + p->taking) * 0x35B24FC0A9F18631u;
    h ^= h >> 31;
    return h * 0x2A0F151BBC4D13DDu;
}

static int search(const Position *p, int bound);

/* The value for the player to move of the move; Position after it is searched. */
static int value_after(const Position *p, int move, int bound) {
    Position next = *p;
    int attacks = p->unbeaten < 0 || p->taking, swapped;
    nodes++;
    if (move == TAKE) next.taking = 1;
    else if (move != DONE) {
        Cards card = (Cards)1 << move;
        next.table |= card, next.ranks |= SAME_RANK << move % RANKS;
        if (attacks) next.attacker ^= card, next.unbeaten = move, next.laid++;
        else next.defender ^= card, next.unbeaten = -1;
    }
    if (end_bout(&next, move == DONE, &swapped)) {
        if (!next.attacker || !next.defender) {
            int value = !next.attacker && !next.defender ? 0 : next.attacker ? -1 : 1;
            return swapped == attacks ? -value : value;
        }
        return (swapped != attacks) ? search(&next, bound) : -search(&next, 1 - bound);
    }
    return (next.unbeaten < 0 || next.taking) == attacks ? search(&next, bound) : -search(&next, 1 - bound);
}

static int search(const Position *p, int bound) {
    uint64_t signature = signature_of(p);
    Entry *entry = &entries[signature >> shift & ~(uint64_t)1], *other = entry + 1;
    int low = -1, high = 1, first = NOTHING, size = 0, best = -1, chosen = NOTHING;
    int keys[40];
    long before = nodes;
    if (entry->signature != signature && other->signature == signature) entry = other;
    if (entry->signature == signature) {
        low = entry->low, high = entry->high, first = entry->move;
        if (low >= bound) return low;
        if (high < bound) return high;
    }
    int attacks = p->unbeaten < 0 || p->taking;
    Cards cards = p->defender;
    if (!attacks) cards &= beaters(p->unbeaten);
    else cards = !p->laid ? p->attacker : p->laid < p->limit ? p->attacker & p->ranks : 0;
    for (Cards rest = cards; rest; rest &= rest - 1) {
        int card = lowest(rest);
        keys[size++] = (card == first ? 0 : price(card) + 1) << 6 | card;
    }
    if (!attacks) keys[size++] = (first == TAKE ? 0 : 40) << 6 | TAKE;
    else if (p->laid) keys[size++] = (first == DONE ? 0 : 40) << 6 | DONE;
    for (int i = 1; i < size; i++)
        for (int j = i; j > 0 && keys[j - 1] > keys[j]; j--) {
            int key = keys[j];
            keys[j] = keys[j - 1], keys[j - 1] = key;
        }
    for (int i = 0; i < size; i++) {
        int move = keys[i] & 63, value = value_after(p, move, bound);
        if (value > best || chosen == NOTHING) best = value, chosen = move;
        if (best >= bound) break;
    }
    entry = &entries[signature >> shift & ~(uint64_t)1], other = entry + 1;
    if (entry->signature != signature) {
        long mine = entry->cost + (entry->age == age ? 1L << 32 : 0);
        long its = other->cost + (other->age == age ? 1L << 32 : 0);
        if (other->signature == signature || its < mine) entry = other;
    }
    if (best >= bound) low = best > low ? best : low;
    else high = best < high ? best : high;
    *entry = (Entry){signature, (int8_t)low, (int8_t)high, (uint8_t)chosen, (uint8_t)age, (uint32_t)(nodes - before)};
    return best;
}

/* Make room for 2^bits positions; 0 if there is no memory. */
int make_table(int bits) {
    free(entries);
    shift = 64 - bits;
    return (entries = calloc((size_t)1 << bits, sizeof *entries)) != NULL;
}

/* The value for the attacker, who opens a bout; the nodes are added to *looked_at. */
int solve(Cards attacker, Cards defender, int trumps, long *looked_at) {
    Position p = {.attacker = attacker, .defender = defender};
    open_bout(&p);
    trump_suit = trumps;
    age = (age + 1) & 255;
    nodes = 0;
    int value = search(&p, 1);
    if (value < 1) value = search(&p, 0);
    *looked_at += nodes;
    return value;
}
