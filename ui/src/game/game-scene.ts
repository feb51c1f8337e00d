// A game as a scene, and what its player may do on the board. It sorts what Rust lists; it judges none of it.
import type { Interaction, Light, Scene, SceneRefusal } from "../board/scene";
import type { Action, Cell, GameView, Place, Settings } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import type { SceneChoice } from "../pieces/standing";
import { namesOf, piecesOf } from "../expansions/roster";
import { cap } from "../state/keys";
import { t } from "../state/language.svelte";
import { cellsOf } from "./cells";
import { figuresAdvised, numbersAdvised, tilesAdvised } from "./advised";
import { offeredTo } from "./in-hand";
import { asksPerson, lyingOf, standOn } from "./decision";
import { begunWith } from "./entered";
import type { GameAtTable } from "./sitting.svelte";
import { contextOf, actionInWords } from "./word-context";

const NONE: readonly never[] = [];

const choicesOf = (view: GameView): SceneChoice[] =>
  view.choices.flatMap((choice, index) => {
    const lying = lyingOf(view, choice);
    if (!lying) return [];
    const { action, reach } = choice;
    // What has no picture is known by its key in the list.
    const bare = lying.marks === "" && lying.figure === null;
    const label = bare ? { label: cap("choose", index) } : {};
    return [{ ...lying, ...label, action, reach, spokenAs: actionInWords(choice) }];
  });

const refusedOf = (view: GameView): SceneRefusal[] =>
  view.refused.flatMap((refused) => {
    const lying = lyingOf(view, refused);
    if (!lying) return [];
    const { x, y, on } = lying;
    return [{ x, y, on, action: refused.action, reasons: refused.reasons }];
  });

/** The feature that an action names, if it names one. */
const placeOf = (view: GameView, action: Action): Place | null => {
  if (!("kind" in action) || action.kind === undefined) return null;
  const { x, y, kind, at } = action;
  const listed = [...view.choices, ...view.refused].find((each) => each.action === action);
  return listed?.segment === null ? null : { x, y, kind, at };
};

/** What a board shows of a game, and what may be done there: nothing while somebody else is asked. */
export const onBoard = (
  view: GameView,
  { advice, game, grip }: GameAtTable,
  aids: Settings["aids"],
  lights: readonly Light[],
): { scene: Scene; interaction: Interaction } => {
  const mine = asksPerson(view);
  const offered = offeredTo(grip, view);
  const scene: Scene = {
    land: String(view.game.id),
    moment: `${view.game.id}/${view.revision}/${view.step}`,
    owners: view.seats,
    tiles: view.tiles,
    designs: game.designs,
    figures: view.figures.map((figure) => ({ ...figure, on: standOn(figure.segment) })),
    pieces: piecesOf(view),
    names: namesOf(view),
    landed: view.landed && { ...view.landed, comes: view.live },
    held:
      view.phase === "tile" && view.drawn !== null
        ? {
            tile: view.drawn,
            places: view.places,
            shown: mine && aids.legalPlaces,
            // Many turns are entered one after the other where people lay real tiles.
            keyed: view.game.by_hand,
          }
        : null,
    entered: begunWith(view) ?? null,
    choices: choicesOf(offered),
    refused: refusedOf(offered),
    // What a list points at is told when it is read: the land does not change with it.
    get pointed() {
      const { pointed } = game;
      return pointed && { action: pointed, place: placeOf(view, pointed) };
    },
    reach: view.reach?.cells ?? NONE,
    lights: aids.fieldOverlay ? lights : NONE,
    get marks() {
      const lit = (game.lit ?? NONE).map((cell) => ({ cell }));
      return [...lit, ...figuresAdvised(view, advice)];
    },
    arrows: NONE,
    get ghosts() {
      return tilesAdvised(view, advice);
    },
    get numbers() {
      return game.spotlight ?? numbersAdvised(view, advice);
    },
    // When all is over every place is dead, and nobody asks.
    vacant: NONE,
    crossed: aids.deadCells && !view.over ? view.deadCells : NONE,
    context: contextOf(view, (tile) => game.tile(tile)),
    around: null,
    get focus() {
      return game.spotlight;
    },
    complete: view.over,
  };
  const name = namingOf(view.seats, t().table.seats);
  const cell = (at: Cell) => cellsOf(view, (tile) => game.tile(tile), aids.legalPlaces)(at);
  const asking: Interaction = {
    why: game.door.why,
    feature: game.door.feature,
    cell: game.door.cell,
    describe: (at) => t().land.cell(cell(at), name),
  };
  const interaction = mine
    ? { ...asking, decide: (action: Action) => game.decide(action) }
    : asking;
  return { scene, interaction };
};
