// Random games of Chinatown without trading, by the default options; `tables.hpp` holds the data.
#include "random-games.hpp"
#include "tables.hpp"
#include <immintrin.h>

// A set of locations: location n is bit n % 64 of word n / 64.
struct Set {
  u64 low = 0, high = 0;
  int count() const { return __builtin_popcountll(low) + __builtin_popcountll(high); }
  bool empty() const { return (low | high) == 0; }
  void add(int at) { (at < 64 ? low : high) |= 1ull << (at & 63); }
  void drop(int at) { (at < 64 ? low : high) &= ~(1ull << (at & 63)); }
  int first() const { return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(high); }
  int nth(int n) const {
    const int below = __builtin_popcountll(low);
    return n < below ? __builtin_ctzll(_pdep_u64(1ull << n, low))
                     : 64 + __builtin_ctzll(_pdep_u64(1ull << (n - below), high));
  }
  // The members whose places among all members are bits of `choice`.
  Set chosen(u64 choice) const {
    return {_pdep_u64(choice, low), _pdep_u64(choice >> __builtin_popcountll(low), high)};
  }
};
inline Set operator&(Set a, Set b) { return {a.low & b.low, a.high & b.high}; }
inline Set operator|(Set a, Set b) { return {a.low | b.low, a.high | b.high}; }
inline Set without(Set a, Set b) { return {a.low & ~b.low, a.high & ~b.high}; }

static Set NEXT[LOCATIONS + 1];
static Set EVERY;
// By cards kept and held: the choices as bits of the cards, the one with the lowest cards first.
static u8 CHOICES[6][8][64];
static u8 CHOICE_COUNT[6][8];

static int reversed(int byte) {
  int result = 0;
  for (int i = 0; i < 8; i++) result |= ((byte >> i) & 1) << (7 - i);
  return result;
}

static void prepare() {
  for (int at = 1; at <= LOCATIONS; at++) {
    EVERY.add(at);
    for (int side = 0; side < 4; side++) if (BESIDE[at][side]) NEXT[at].add(BESIDE[at][side]);
  }
  for (int keep = 0; keep < 6; keep++) {
    for (int held = keep; held < 8; held++) {
      u8 list[128];
      int count = 0;
      for (int bits = 0; bits < 1 << held; bits++) if (__builtin_popcount(bits) == keep) list[count++] = bits;
      // The lowest cards first: compared with the bits in reverse order, more come earlier.
      std::sort(list, list + count, [](u8 a, u8 b) { return reversed(a) > reversed(b); });
      memcpy(CHOICES[keep][held], list, std::min(count, 64));
      CHOICE_COUNT[keep][held] = count;
    }
  }
}

struct Player {
  Set free, cards;
  Set shops[TYPES];
  int money, income;
  u16 hand;
  u8 tiles[TYPES];
  u8 built[8];
};

struct Game {
  Player players[SEATS];
  Set owned;
  u8 bag[TYPES];
  u8 economy[KINDS];

  int score(int seat) const { return players[seat].money; }

  void deal(int round, Chance& chance) {
    u8 pile[LOCATIONS];
    int left = 0;
    const Set deck = without(EVERY, owned);
    for (u64 rest = deck.low; rest; rest &= rest - 1) pile[left++] = __builtin_ctzll(rest);
    for (u64 rest = deck.high; rest; rest &= rest - 1) pile[left++] = 64 + __builtin_ctzll(rest);
    const int dealt = std::min<int>(DEALT[round], left / SEATS);
    for (Player& p : players) {
      p.cards = {};
      for (int i = 0; i < dealt; i++) {
        const int at = chance.below(left);
        p.cards.add(pile[at]);
        pile[at] = pile[--left];
      }
    }
  }

  void keep(int round, Chance& chance) {
    for (Player& p : players) {
      const int held = p.cards.count();
      const int kept = std::min<int>(KEPT[round], held);
      const Set own = p.cards.chosen(CHOICES[kept][held][chance.below(CHOICE_COUNT[kept][held])]);
      p.free = p.free | own;
      owned = owned | own;
    }
  }

  void draw_tiles(int round, Chance& chance) {
    u8 pile[128];
    int left = 0;
    for (int type = 0; type < TYPES; type++) {
      memset(pile + left, type, 16);
      left += bag[type];
    }
    const int count = std::min<int>(TILES[round], left / SEATS);
    for (Player& p : players) {
      for (int i = 0; i < count; i++) {
        const int at = chance.below(left);
        const int type = pile[at];
        pile[at] = pile[--left];
        bag[type]--;
        p.tiles[type]++;
        p.hand |= 1 << type;
      }
    }
  }

  // What a new shop adds to the income; takes the businesses beside it out of `shops`, a copy.
  static int adds(Set shops, int type, int at) {
    Set beside = NEXT[at] & shops;
    int all = 1, before = 0;
    while (!beside.empty()) {
      int size = 0;
      Set open;
      open.add(beside.first());
      while (!open.empty()) {
        const int next = open.first();
        open.drop(next);
        shops.drop(next);
        beside.drop(next);
        open = open | (NEXT[next] & shops);
        size++;
      }
      before += EARNS[type][size];
      all += size;
    }
    return EARNS[type][all] - before;
  }

  // One answer; false if the seat has finished building.
  static bool build(Player& p, Chance& chance) {
    const int frees = p.free.count();
    const u32 drawn = chance.below(1 + frees * __builtin_popcount(p.hand));
    if (drawn == 0) return false;
    const int nth = (drawn - 1) / frees;
    const int type = __builtin_ctz(_pdep_u32(1u << nth, p.hand));
    const int at = p.free.nth(drawn - 1 - nth * frees);
    p.income += adds(p.shops[type], type, at);
    p.shops[type].add(at);
    p.built[SIZE[type]]++;
    p.free.drop(at);
    if (--p.tiles[type] == 0) p.hand ^= 1 << type;
    return true;
  }

  void pay(Chance& chance) {
    int left = 0, kind = 0;
    for (const u8 count : economy) left += count;
    int at = chance.below(left);
    while (at >= economy[kind]) at -= economy[kind++];
    economy[kind]--;
    for (Player& p : players) {
      p.money += p.income;
      for (int size = 3; size <= 6; size++) if ((BONUS_SIZES[kind] >> size) & 1) p.money += BONUS * p.built[size];
    }
  }

  // Plays a whole game; returns the number of answers.
  int play(Chance& chance) {
    *this = {};
    for (Player& p : players) p.money = START_MONEY;
    memcpy(bag, COPIES, sizeof bag);
    memcpy(economy, KIND_COUNT, sizeof economy);
    int answers = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      deal(round, chance);
      keep(round, chance);
      draw_tiles(round, chance);
      // Everybody says done.
      for (int seat = 0; seat < SEATS; seat++) chance.word();
      answers += 2 * SEATS;
      for (u32 waiting = (1 << SEATS) - 1; waiting;) {
        for (u32 rest = waiting; rest; rest &= rest - 1, answers++) {
          const int seat = __builtin_ctz(rest);
          if (!build(players[seat], chance)) waiting &= ~(1u << seat);
        }
      }
      pay(chance);
    }
    return answers;
  }
};

int main(int argc, char** argv) {
  prepare();
  return run<SEATS, Game>(argc, argv);
}
