// Help says something on every rung: its own words, or where to look.
import { expect, test } from "vitest";
import type { HelpView, MarkView } from "../ipc";
import { helpSaid } from "./help-said";

const mark = {} as MarkView;
const help = (given: Partial<HelpView>): HelpView => ({
  rung: 2,
  say: null,
  area: [],
  places: [],
  aims: [],
  acts: [],
  lines: [],
  left: [],
  make: [],
  ...given,
});

test("words that are written come first, then what is lit", () => {
  expect(helpSaid(help({ say: "Mind the wall.", area: [mark] }))).toBe("Mind the wall.");
  expect(helpSaid(help({ area: [mark] }))).toBe("Look where the board is highlighted.");
  expect(helpSaid(help({ area: [mark], places: [mark] }))).toBe(
    "The right answer is highlighted on the board.",
  );
  expect(helpSaid(help({}))).toBe(null);
});
