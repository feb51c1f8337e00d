// Ten games that are over, of different boxes and players, one of them gone through.
import { finishOutOfSight, openReview, SHORT_GAME } from "./reviewed-game.mjs";
import { call } from "./window.mjs";

/** The record of a game that was played out of sight. */
const playedRecord = async (window, record) => {
  const id = await finishOutOfSight(window, record);
  const { text } = await call(window, "export_game", { id });
  await call(window, "delete_game", { id });
  return JSON.parse(text);
};

const named = (name) => ({ name });
const STEADY = { name: "Sage", bot: "steady" };
const TWO = [
  [named("Anna"), named("Ben")],
  [named("Ben"), named("Anna")],
  [named("Anna"), STEADY],
];
const THREE = [
  [named("Anna"), named("Ben"), named("Cleo")],
  [STEADY, named("Cleo"), named("Anna")],
];

/** Nine taken in and one played and reviewed: seven of two players, three of three; four with Inns & Cathedrals. */
export const finishTenGames = async (window) => {
  const opening = (players, mix, seed) => ({
    ...SHORT_GAME,
    setup: { ...SHORT_GAME.setup, players, mix, seed },
  });
  const { mix } = SHORT_GAME.setup;
  const splendid = { ...mix, name: { en: "Splendid" }, id: "splendid", expansions: ["inns"] };
  const two = await playedRecord(window, opening(TWO[0], mix, 5));
  const inns = await playedRecord(window, opening(TWO[0], splendid, 6));
  const three = await playedRecord(window, opening(THREE[0], mix, 7));
  const all = [
    [two, TWO[0]],
    [two, TWO[1]],
    [two, TWO[2]],
    [inns, TWO[0]],
    [inns, TWO[1]],
    [inns, TWO[2]],
    [three, THREE[0]],
    [three, THREE[1]],
    [three, [named("Dora"), named("Emil"), named("Anna")]],
  ];
  for (const [record, players] of all) {
    const text = JSON.stringify({ ...record, setup: { ...record.setup, players } });
    await call(window, "import_game", { text });
  }
  await openReview(window);
};
