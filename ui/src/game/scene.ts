// A game as a scene, and what its player may do on the board. It sorts what Rust lists; it judges none of it.
import type { Interaction, Light, Scene, SceneChoice, SceneRefusal, Stand } from "../board/scene";
import { figureGroup, floorsGroup, floorsTop } from "../art";
import * as ipc from "../ipc";
import type { Action, ChoiceView, GameView, Place, RefusedView, Settings } from "../ipc";
import { ownerOf } from "../pieces/look";
import { asksPerson } from "./move";
import type { Sitting } from "./sitting.svelte";
import { asTold } from "./told";

const NONE: readonly never[] = [];

/** What Rust calls no segment is what is built on the tile. */
const standOn = (segment: number | null): Stand => segment ?? "site";

type OnBoard = Extract<Action, { x: number; y: number }>;
type Lying = Exclude<OnBoard, { type: "tile" }>;
const liesOnBoard = (action: Action): action is Lying =>
  action.type !== "tile" && "x" in action && action.x !== undefined;

/** Where an action lies on the board, if it does. */
const footingOf = ({ action, segment }: ChoiceView | RefusedView) =>
  liesOnBoard(action)
    ? {
        x: action.x,
        y: action.y,
        on: action.type === "tollhouse" ? ("meeting" as const) : standOn(segment),
      }
    : null;

const signOf = (action: Action, view: GameView): string => {
  const seat = view.seats[view.toMove ?? view.active];
  if (!seat) return "";
  const owner = ownerOf(seat);
  if (action.type === "figure" || action.type === "crop-add")
    return figureGroup(action.figure, owner);
  if (action.type === "tollhouse") return figureGroup("tollhouse-1", owner);
  return action.type === "floor" ? floorsGroup(1) : "";
};

/** A capture and a taking back point at the figure itself. */
const pointsAt = (action: Action, me: number): SceneChoice["figure"] =>
  action.type === "capture"
    ? { player: action.owner, figure: action.figure }
    : action.type === "crop-remove"
      ? { player: me, figure: action.figure }
      : null;

const choicesOf = (view: GameView): SceneChoice[] =>
  view.choices.flatMap((choice) => {
    const footing = footingOf(choice);
    const { action } = choice;
    if (!footing) return [];
    const figure = pointsAt(action, view.toMove ?? view.active);
    return [{ ...footing, action, told: asTold(choice), marks: signOf(action, view), figure }];
  });

const refusedOf = (view: GameView): SceneRefusal[] =>
  view.refused.flatMap((refused) => {
    const footing = footingOf(refused);
    return footing ? [{ ...footing, action: refused.action, reasons: refused.reasons }] : [];
  });

const placeOf = (action: Action): Place | null =>
  "kind" in action && action.kind !== undefined && action.kind !== "tower"
    ? { x: action.x, y: action.y, kind: action.kind, at: action.at }
    : null;

const piecesOf = (view: GameView): Scene["pieces"] => [
  ...view.towers.map(({ x, y, floors }) => ({
    key: `floors/${x},${y}`,
    x,
    y,
    on: "site" as const,
    marks: floorsGroup(floors),
    small: false,
    rises: 0 - floorsTop(floors),
  })),
  ...view.tollhouses.flatMap(({ player, x, y, value }) => {
    const seat = view.seats[player];
    const kind = value === 2 ? "tollhouse-2" : "tollhouse-1";
    const on = "meeting" as const;
    return seat
      ? [
          {
            key: `tollhouse/${player}`,
            x,
            y,
            on,
            marks: figureGroup(kind, ownerOf(seat)),
            small: true,
            rises: 0,
          },
        ]
      : [];
  }),
];

/** What a board shows of a game, and what may be done there: nothing while somebody else is asked. */
export const onBoard = (
  view: GameView,
  { game, grip }: Sitting,
  aids: Settings["aids"],
  lights: readonly Light[],
): { scene: Scene; interaction: Interaction } => {
  const mine = asksPerson(view);
  const offered = grip.offered(view);
  const { pointed, spotlight } = game;
  const scene: Scene = {
    land: String(view.game.id),
    moment: `${view.game.id}/${view.revision}/${view.step}`,
    owners: view.seats,
    tiles: view.tiles,
    designs: game.designs,
    figures: view.figures.map((figure) => ({ ...figure, on: standOn(figure.segment) })),
    pieces: piecesOf(view),
    landed: view.landed && { ...view.landed, comes: view.live },
    held:
      view.phase === "tile" && view.drawn !== null
        ? { tile: view.drawn, places: view.places, shown: mine && aids.legalPlaces }
        : null,
    choices: choicesOf(offered),
    refused: refusedOf(offered),
    pointed: pointed && { action: pointed, place: placeOf(pointed) },
    lights: aids.fieldOverlay ? lights : NONE,
    marks: NONE,
    arrows: NONE,
    ghosts: NONE,
    numbers: spotlight ?? NONE,
    crossed: aids.deadCells ? view.deadCells : NONE,
    around: null,
    focus: spotlight,
  };
  const asking: Interaction = { why: ipc.askWhy, feature: ipc.askFeature, cell: ipc.askCell };
  const interaction = mine
    ? { ...asking, decide: (action: Action) => game.decide(action) }
    : asking;
  return { scene, interaction };
};
