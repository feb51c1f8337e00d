// Ten games that are over, of different boxes and players, one of them gone through.
import { openReview, SHORT_GAME } from "./reviewed-game.mjs";
import { call } from "./window.mjs";

/** Whoever is asked does what comes first, out of sight, to the end; answers with the record of that. */
const playedRecord = (window, record) =>
  window.run(
    `
    const call = window.__TAURI_INTERNALS__.invoke;
    const { id } = await call("import_game", { text: given[0] });
    let view = await call("open_game", { id });
    while (!view.over) {
      const [place] = view.places;
      const action = place
        ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
        : view.choices[0].action;
      view = await call("decide", { revision: view.revision, action });
    }
    const { text } = await call("export_game", { id });
    await call("delete_game", { id });
    return JSON.parse(text);`,
    JSON.stringify(record),
  );

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
