// A sign can be made out on the page and on the land it lies on: something of it stands out, in every theme.
import { expect, test } from "vitest";
import { colourOf, coloursOf } from "../trial/page-colours";
import { THEMES } from "../pen/palette";
import { contrast } from "./players";
import { ICON_NAMES, iconSvg } from "./sign-icons";

const GROUNDS = [
  "paper-raised",
  "art-grass-1",
  "art-grass-3",
  "art-ochre",
  "art-wall-1",
  "art-corn-1",
];

test.each(ICON_NAMES.flatMap((name) => THEMES.map((theme) => [name, theme] as const)))(
  "%s stands out in %s",
  (name, theme) => {
    const page = coloursOf(theme);
    const colours = iconSvg(name, 24, theme).match(/#[0-9a-f]{6}/g) ?? [];
    for (const ground of GROUNDS) {
      const most = Math.max(...colours.map((colour) => contrast(colour, colourOf(page, ground))));
      expect(most, ground).toBeGreaterThan(3);
    }
  },
);
