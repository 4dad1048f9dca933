/* Uniformly random games of throw-in Durak with 36 cards, as fast as plain C plays them: the
 * physical reference. baseline.py beside this file plays the very same games, move for move.
 * A card is a bit, 9 * suit + rank; all moves of all seats are equally likely at every step. */
#include <stdint.h>

enum { PACK = 36, RANKS = 9, HAND = 6, SEATS = 6, BOUTS = 200, DONE = -1, TAKE = -2, LAY = -3 };
typedef uint64_t Cards;
typedef struct { int seat, what; Cards cards; } Choice; /* what: DONE, TAKE, LAY or the beaten card */

static uint64_t splitmix64(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}
static int below(uint64_t *state, int n) { return (int)((splitmix64(state) >> 32) * (uint64_t)n >> 32); }
static int count(Cards cards) { return __builtin_popcountll(cards); }
static int lowest(Cards cards) { return __builtin_ctzll(cards); }
static Cards suit_of(int card) { return (Cards)0x1FF << card / RANKS * RANKS; }
static Cards rank_of(int card) { return (Cards)0x8040201 << card % RANKS; }
static Cards beaters(int card, Cards trumps) {
    Cards suit = suit_of(card);
    return (suit & -((Cards)2 << card)) | (suit == trumps ? 0 : trumps);
}
static int next_in_play(int seat, int out, int seats) {
    do seat = (seat + 1) % seats; while (out >> seat & 1);
    return seat;
}

/* Play one game; return the moves made and write who is the fool, -1 for a draw. */
static long play(int seats, uint64_t state, int *fool) {
    Cards hands[SEATS] = {0}, trumps;
    int pack[PACK], dealt = seats * HAND, next = dealt, attacker = 0, out = 0, best = 2 * PACK;
    long moves = 0;
    for (int i = 0; i < PACK; i++) pack[i] = i;
    for (int i = PACK - 1; i > 0; i--) {
        int j = below(&state, i + 1), card = pack[i];
        pack[i] = pack[j], pack[j] = card;
    }
    for (int i = 0; i < dealt; i++) hands[i % seats] |= (Cards)1 << pack[i];
    trumps = suit_of(pack[dealt < PACK ? dealt : PACK - 1]);
    if (dealt < PACK) { /* the trump card lies under the stock */
        int card = pack[dealt];
        for (int i = dealt; i < PACK - 1; i++) pack[i] = pack[i + 1];
        pack[PACK - 1] = card;
    }
    for (int seat = 0; seat < seats; seat++)
        for (Cards rest = hands[seat]; rest; rest &= rest - 1) {
            int card = lowest(rest), weight = card % RANKS + ((trumps >> card & 1) ? 0 : PACK);
            if (weight < best) best = weight, attacker = seat;
        }
    for (int bout = 1; bout <= BOUTS; bout++) {
        int defender = next_in_play(attacker, out, seats), laid = 0, taking = 0, done = 0, holders = 0;
        int held = count(hands[defender]), limit = bout == 1 ? 5 : 6;
        Cards table = 0, unbeaten = 0, ranks = 0;
        if (held < limit) limit = held;
        for (;;) {
            Choice choices[2 * SEATS + HAND], *choice = choices;
            int total = 0, size = 0, k;
            if (laid && (taking || !unbeaten)) { /* is there anybody to wait for? */
                int waiting = 0;
                for (int s = 0; s < seats; s++) waiting |= s != defender && hands[s] && !(done >> s & 1);
                if (laid == limit || !waiting) break;
            }
            for (int s = 0; s < seats; s++) {
                if (s == defender) {
                    if (taking || !unbeaten) continue;
                    for (Cards rest = unbeaten; rest; rest &= rest - 1)
                        choices[size++] = (Choice){s, lowest(rest), hands[s] & beaters(lowest(rest), trumps)};
                    choices[size++] = (Choice){s, TAKE, 1};
                } else if (!laid) {
                    if (s == attacker) choices[size++] = (Choice){s, LAY, hands[s]};
                } else if (!(done >> s & 1) && hands[s]) {
                    if (laid < limit) choices[size++] = (Choice){s, LAY, hands[s] & ranks};
                    if (taking || !unbeaten) choices[size++] = (Choice){s, DONE, 1};
                }
            }
            for (int i = 0; i < size; i++) total += count(choices[i].cards);
            for (k = below(&state, total); k >= count(choice->cards); choice++) k -= count(choice->cards);
            moves++;
            if (choice->what == DONE) { done |= 1 << choice->seat; continue; }
            done = 0;
            if (choice->what == TAKE) { taking = 1; continue; }
            Cards rest = choice->cards;
            while (k--) rest &= rest - 1;
            Cards card = rest & -rest;
            hands[choice->seat] ^= card, table |= card, ranks |= rank_of(lowest(card));
            if (choice->what == LAY) unbeaten |= card, laid++;
            else unbeaten ^= (Cards)1 << choice->what;
        }
        if (taking) hands[defender] |= table;
        for (int i = 0; i < seats; i++) { /* the defender, met first on the way, draws last */
            int seat = (attacker + i) % seats;
            if (seat == defender) continue;
            while (count(hands[seat]) < HAND && next < PACK) hands[seat] |= (Cards)1 << pack[next++];
        }
        while (count(hands[defender]) < HAND && next < PACK) hands[defender] |= (Cards)1 << pack[next++];
        *fool = -1;
        for (int s = 0; s < seats; s++) {
            if (hands[s]) holders++, *fool = s;
            else if (next == PACK) out |= 1 << s;
        }
        if (holders < 2) return moves;
        *fool = -1;
        attacker = taking || (out >> defender & 1) ? next_in_play(defender, out, seats) : defender;
    }
    return moves;
}

/* Play games with consecutive seeds; return all moves made and write how often each seat is the fool. */
long play_games(int seats, uint64_t first_seed, long games, long fools[SEATS]) {
    long moves = 0;
    for (long i = 0; i < games; i++) {
        int fool;
        moves += play(seats, first_seed + (uint64_t)i, &fool);
        if (fool >= 0) fools[fool]++;
    }
    return moves;
}
