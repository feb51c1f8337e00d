// What Crop Circles brings to the window: followers that everybody adds, or takes back.
import { figureGroup, iconSvg } from "../../art";
import { t } from "../../state/language.svelte";
import type { Expansion } from "../expansion";

export const cropCircles: Expansion = {
  emblem: () => iconSvg("crop-club"),
  numbered: { what: "crop-circle", on: "corn", plate: "round" },
  stands: (_view, _cell, _name, number) =>
    number === undefined ? [] : [t().expansions.crops.circle(number)],
  lies: (action, me, owner) =>
    action.type === "crop-add"
      ? { marks: figureGroup(action.figure, owner) }
      : action.type === "crop-remove"
        ? { figure: { player: me, figure: action.figure } }
        : undefined,
  sign: (action, me) =>
    action.type === "crop-add" || action.type === "crop-remove"
      ? { kind: action.figure, player: me }
      : undefined,
  places: (action) => (action.type === "crop-add" ? action.figure : undefined),
};
