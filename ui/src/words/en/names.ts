// Other names that people use for what the rulebook calls otherwise, in English. Knows no rule.

/** What people write, in each of its forms, and what the book says instead. */
export const names: readonly {
  readonly written: readonly string[];
  readonly book: readonly string[];
}[] = [
  { written: ["meeple", "meeples"], book: ["follower"] },
  { written: ["pawn", "pawns"], book: ["follower"] },
  { written: ["piece", "pieces"], book: ["follower", "figure"] },
  { written: ["token", "tokens"], book: ["follower", "figure"] },
  { written: ["farm", "farms"], book: ["field"] },
  { written: ["meadow", "meadows"], book: ["field"] },
  { written: ["grass"], book: ["field"] },
  { written: ["lord", "lords"], book: ["knight"] },
  { written: ["monk", "monks"], book: ["monastery", "monasteries"] },
  { written: ["thief", "thieves"], book: ["thieves"] },
  { written: ["highwayman", "highwaymen"], book: ["thief", "thieves", "highwaymen"] },
  { written: ["cloister", "cloisters"], book: ["monastery", "monasteries"] },
  { written: ["abbey", "abbeys"], book: ["monastery", "monasteries"] },
  { written: ["church", "churches"], book: ["monastery", "monasteries"] },
  { written: ["castle", "castles"], book: ["city", "cities"] },
  { written: ["town", "towns"], book: ["city", "cities"] },
  { written: ["street", "streets"], book: ["road"] },
  { written: ["path", "paths"], book: ["road"] },
  { written: ["shield", "shields"], book: ["pennant"] },
  { written: ["crest", "crests"], book: ["pennant"] },
  { written: ["banner", "banners"], book: ["pennant"] },
  { written: ["junction", "junctions"], book: ["crossroad"] },
  { written: ["intersection", "intersections"], book: ["crossroad"] },
  { written: ["hostage", "hostages"], book: ["prisoner"] },
  { written: ["captive", "captives"], book: ["prisoner"] },
  { written: ["jail", "jails"], book: ["prisoner"] },
  { written: ["bandit", "bandits"], book: ["robber"] },
  { written: ["barrel", "barrels"], book: ["wine"] },
  { written: ["grain", "grains"], book: ["wheat"] },
  { written: ["fabric", "fabrics"], book: ["cloth"] },
  { written: ["merchant", "merchants"], book: ["goods", "trader"] },
  { written: ["commodity", "commodities"], book: ["goods"] },
  { written: ["deck", "decks"], book: ["pile"] },
  { written: ["stack", "stacks"], book: ["pile"] },
  { written: ["finished"], book: ["complete"] },
  { written: ["majority", "majorities"], book: ["most"] },
];
