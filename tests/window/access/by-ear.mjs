// Who plays a game of a test by roles, by names, and by what is heard. It chooses by lot; it knows no rule.
import { any, beginning, player, said, saying } from "../words.mjs";

/** Who listens and lays tiles, and who plays against her. */
const [ANNA, BEN] = ["Anna", "Ben"];
export const nameOf = (seat) => player([ANNA, BEN][seat]);
const anna = () => player(ANNA);

/** A name that begins so. */
export const exactly = (text) => `^${text.replaceAll(/[^\w ]/g, ".")}`;

const asks = (phase, facts) => saying("events.phase", phase, player(ANNA), facts);
const asksAbout = (type) => asks("figure", { choices: [{ action: { type } }] });
const TOWER = { x: 0, y: 0 };
const QUESTION = any(
  ...["tile", "figure", "order", "capture", "exchange", "ransom", "robber", "rob"].map((phase) =>
    asks(phase),
  ),
  asks("capture", { reach: TOWER, landmarks: [{ what: "tower", number: 1, ...TOWER }] }),
  asksAbout("floor"),
  asksAbout("recall"),
  asksAbout("tollhouse"),
);
const OVER = any(said("events.phase", "over"));
/** How a game is told that one of them has won, or both. */
export const WON = any(
  ...[[0], [1], [0, 1]].map((winners) =>
    said("events.describe", { type: "game-over", winners }, nameOf),
  ),
);

/** The choices that were said after the question, by their numbers. */
const choicesIn = (question) =>
  [...question.slice(question.search(QUESTION)).matchAll(/(\d+), ([^.]+)\./g)].map(
    ([, number, told]) => ({ number, told }),
  );

const TURNS = [0, 1, 2, 3];
const wished = (fits) =>
  TURNS.map((turn) => {
    const told = (land) => said("spoken.wished", turn, fits, land);
    return beginning(told("a"), told("b"));
  });
const HERE = any(...wished(true));
const HERE_OR_NOT = any(...wished(true), ...wished(false));
/** How a place in the list of places ends: by how the tile lies there. */
export const LISTED = any(
  ...TURNS.map((turn) => said("spoken.place", 1, 0, turn, []).split(", ").at(-1)),
);

const laid = (x) =>
  said("events.describe", { type: "tile-laid", player: 0, x, y: 0, rotation: 0 }, anna);
const LAYS = beginning(laid(1), laid(-2));
const TURN_IT = beginning(said("spoken.chooseTurn", [0]), said("spoken.chooseTurn", [1]));

/** What is said of a free place where the tile fits in these turns. */
const place = (...turns) =>
  said("land.cell", { x: 1, y: 0, tile: null, free: true, turns }, anna).split(": ").at(-1);
export const FITS_NOT = place();
// In some languages one begins as the other does.
const FITS = `^(?!.*${any(FITS_NOT).source}).*${any(beginning(place(0), place(1))).source}`;

/** Lays the tile where it fits: from the list, or on the board, where it may have to be turned. */
const layTile = async ({ window, reader }, roll) => {
  if (roll(2) === 0) return reader.press("push button", `, (${LISTED.source})`);
  await reader.focus("table cell", FITS);
  const since = reader.said.length;
  await window.press("Enter");
  const answer = await reader.hears(any(LAYS, TURN_IT), since);
  // More may be said after it: that a lesson is offered, that no tile is in the hand.
  if (answer.includes(LAYS)) return;
  for (let turns = 0; turns < 4 && !HERE.test(reader.said.at(-1)); turns++) {
    const before = reader.said.length;
    await window.press("r");
    await reader.hears(HERE_OR_NOT, before);
  }
  await window.press("Enter");
};

const ransom = (figure) => said("choices.describe", { type: "ransom", from: 1, figure }, anna);
/** What leads nowhere when it is chosen often. */
const MEEK = any(
  said("choices.describe", { type: "pass" }, anna),
  ...["follower", "big-follower", "abbot"].map(ransom).map((told) => told.split(ANNA)[0]),
);

/** Takes one of the choices: pressed in the list, or by a command. */
const choose = async ({ window, reader }, question, roll) => {
  const choices = choicesIn(question);
  const bold = choices.filter(({ told }) => !MEEK.test(told));
  const from = bold.length > 0 && roll(4) > 0 ? bold : choices;
  const { number, told } = from[roll(from.length)];
  if (roll(3) > 0) return reader.press("push button", exactly(told));
  await reader.focus("entry", said("spoken.command.label"));
  const [verb] = said("spoken.command.typed.do").split(" ");
  await window.type(...verb, " ", ...number, "Enter");
};

/** Answers each question as it is heard, until the game is over. */
export const playByEar = async (table, roll) => {
  const { reader } = table;
  for (let answered = 0, decisions = 0; decisions < 200; decisions++) {
    const heard = await reader.hears(any(QUESTION, OVER), answered);
    if (OVER.test(heard)) return;
    answered = reader.said.length;
    if (heard.includes(said("events.phase", "tile", player(ANNA)))) await layTile(table, roll);
    else await choose(table, heard, roll);
  }
  throw new Error("this game does not end");
};
