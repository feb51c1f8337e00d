// The colour of what can be done on the board is no player's, for any eye, in any theme.
import { expect, test } from "vitest";
import { PLAYER_COLOURS } from "../art/figures/players";
import { THEMES } from "../art/pen/palette";
import { apart, EYES } from "../art/trial/eyes";
import { colourOf, coloursOf } from "../art/trial/page-colours";

test.each(THEMES)("in the theme %s it is no player's", (theme) => {
  const hand = colourOf(coloursOf(theme), "hand");
  for (const eye of EYES)
    for (const colour of Object.values(PLAYER_COLOURS).flat())
      expect(apart(hand, colour, eye), `${colour} ${eye}`).toBeGreaterThan(15);
});
