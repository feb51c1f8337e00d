// What the file can say, the form can say: every sentence of an aim is made with the form, blank by blank, from what a new aim begins as.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { AimSentence, NumberBound, Place, PositionDraft, ExpansionKey } from "../../ipc";
import { inLanguage } from "../../words";
import { catalog, type Design } from "../../state/catalog.svelte";
import AimRow from "./AimRow.svelte";
import { blankAim, KINDS, LYING, possible } from "./aim-kinds";
import { looked } from "./place.svelte";
import { named } from "../../words/vocabulary";

vi.mock("../../ipc");

const words = inLanguage("en").position;
const { aims } = words;
const FIGURES = ["follower", "big-follower"] as const;
const SEATS = ["Anna", "Bo"];
const EXPANSIONS: ExpansionKey[] = ["traders", "tower", "robbers", "tollkeepers", "inns", "abbot"];
const position = {
  seats: SEATS.map((name) => ({
    name,
    figures: FIGURES.map((figure) => ({ figure, given: null })),
  })),
  tiles: [{ tile: "trial/gate", x: 0, y: 0, rotation: 0 }],
  learner: 0,
  mix: { expansions: EXPANSIONS },
} as unknown as PositionDraft;
const gate = {
  id: "trial/gate",
  marks: [],
  village: [],
  segments: [{ kind: "city", edges: ["N"], goods: null, roadside: [], cities: [], pennants: 0 }],
} as unknown as Design;
const place: Place = { x: 0, y: 0, kind: "city", at: "N" };

beforeEach(() => {
  vi.spyOn(catalog, "tile").mockReturnValue(gate);
  looked.cell = { x: 0, y: 0 };
});

const limit = (bound: Partial<NumberBound>): NumberBound => ({
  least: null,
  most: null,
  exactly: null,
  ...bound,
});
const LIMITS = [
  limit({ least: 3 }),
  limit({ most: 4 }),
  limit({ exactly: 5 }),
  limit({ least: 3, most: 4 }),
  limit({ least: -1 }),
];
const wins: AimSentence = { is: "wins", player: 1, alone: true };
const over: AimSentence = { is: "over" };

/** Every sentence, with every one of its blanks filled at least once. */
const SAID: AimSentence[] = [
  over,
  wins,
  ...LIMITS.flatMap((bound): AimSentence[] => [
    { is: "score", player: 1, bound },
    { is: "worth", player: 1, place, bound },
    { is: "scored", player: 1, source: "goods", place, bound },
    { is: "supply", player: 1, what: "cloth", bound },
    { is: "prisoners", player: 1, owner: 0, figure: "big-follower", bound },
    { is: "turns", bound },
  ]),
  { is: "worth", player: 1, place: null, bound: LIMITS[0]! },
  { is: "owns", player: 1, place, alone: true },
  { is: "complete", place },
  { is: "stands", player: 1, figure: "follower", kind: null, place },
  { is: "stands", player: 1, figure: null, kind: "road", place: null },
  { is: "captured", player: 1, owner: 0, figure: "follower" },
  { is: "completed", place: null, kind: "monastery" },
  { is: "completed", place, kind: null },
  { is: "any", of: [wins, over] },
  { is: "all", of: [{ is: "not", of: wins }, over] },
  { is: "not", of: { is: "any", of: [over, wins] } },
  { is: "other", text: '{ "happened": { "event": "goods-taken" } }' },
];

/** A form for an aim that somebody changes, and what has become of it. */
const formOf = (first: AimSentence) => {
  let now = first;
  const given = (aim: AimSentence) => ({
    aim,
    holding: null,
    position,
    change: async (other: AimSentence) => {
      now = other;
      await view.rerender(given(other));
      return true;
    },
    remove: () => undefined,
  });
  const view = render(AimRow, given(first));
  return { aim: () => now, top: () => view.container.querySelector<HTMLElement>("[data-aim]")! };
};

/** A field of this row, and not of the rows in it. */
const field = (row: HTMLElement, label: string): HTMLElement => {
  const blanks = row.querySelector<HTMLElement>(":scope > .blanks")!;
  return within(blanks).getByLabelText(label, {
    exact: false,
    selector: "select, input, textarea",
  });
};
const fill = (row: HTMLElement, label: string, value: string) =>
  fireEvent.change(field(row, label), { target: { value } });
const rowsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(":scope > [data-aim]")];

const fillBound = async (row: () => HTMLElement, bound: NumberBound) => {
  const both = bound.least !== null && bound.most !== null;
  const sort = both ? "between" : (["least", "most", "exactly"] as const).find((it) => bound[it]);
  await fill(row(), aims.bound, sort!);
  await fill(row(), aims.number, String(bound.exactly ?? bound.least ?? bound.most));
  if (both)
    await fireEvent.change(within(row()).getAllByRole("spinbutton").at(-1)!, {
      target: { value: String(bound.most) },
    });
};

/** Makes a row say a sentence, as a person does who reads it aloud. */
const write = async (row: () => HTMLElement, sentence: AimSentence): Promise<void> => {
  await fill(row(), aims.kind, sentence.is);
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  if ("player" in sentence) await fill(row(), aims.who, text(sentence.player));
  if ("owner" in sentence) await fill(row(), aims.owner, text(sentence.owner));
  if ("figure" in sentence) await fill(row(), aims.figure, text(sentence.figure));
  if ("kind" in sentence) await fill(row(), aims.ofKind, text(sentence.kind));
  if ("source" in sentence) await fill(row(), aims.source, text(sentence.source));
  if ("what" in sentence) await fill(row(), aims.what, text(sentence.what));
  if ("place" in sentence)
    await fill(row(), aims.where, sentence.place ? JSON.stringify(sentence.place) : "");
  if ("bound" in sentence) await fillBound(row, sentence.bound);
  if ("alone" in sentence && sentence.alone) await fireEvent.click(field(row(), aims.alone));
  if ("text" in sentence) await fill(row(), aims.text, sentence.text);
  if (sentence.is === "not") await write(() => rowsIn(row())[0]!, sentence.of);
  if (sentence.is === "any" || sentence.is === "all") {
    for (const [at, part] of sentence.of.entries()) {
      if (!rowsIn(row())[at])
        await fireEvent.click(within(row()).getAllByText(aims.addPart).at(-1)!);
      await write(() => rowsIn(row())[at]!, part);
    }
  }
};

/** Every blank of a row holds what its sentence says. */
const shows = (row: HTMLElement, sentence: AimSentence): void => {
  const holds = (label: string, value: string | number | null) => {
    const { value: held } = field(row, label) as HTMLInputElement;
    expect(held, `${label} of ${JSON.stringify(sentence)}`).toBe(String(value ?? ""));
  };
  holds(aims.kind, sentence.is);
  if ("player" in sentence) holds(aims.who, sentence.player);
  if ("owner" in sentence) holds(aims.owner, sentence.owner);
  if ("figure" in sentence) holds(aims.figure, sentence.figure);
  if ("kind" in sentence) holds(aims.ofKind, sentence.kind);
  if ("source" in sentence) holds(aims.source, sentence.source);
  if ("what" in sentence) holds(aims.what, sentence.what);
  if ("place" in sentence) holds(aims.where, sentence.place && JSON.stringify(sentence.place));
  if ("text" in sentence) holds(aims.text, sentence.text);
  if ("bound" in sentence) {
    const { least, most, exactly } = sentence.bound;
    holds(aims.number, exactly ?? least ?? most);
    if (least !== null && most !== null) holds(aims.upTo, most);
  }
  if ("alone" in sentence)
    expect((field(row, aims.alone) as HTMLInputElement).checked).toBe(sentence.alone);
  const parts =
    sentence.is === "not"
      ? [sentence.of]
      : sentence.is === "any" || sentence.is === "all"
        ? sentence.of
        : [];
  parts.forEach((part, at) => shows(rowsIn(row)[at]!, part));
};

test("every kind of aim that can be chosen is tried here", () => {
  expect(new Set(SAID.map(({ is }) => is))).toEqual(new Set(KINDS));
});

test.each(SAID.map((sentence) => [JSON.stringify(sentence), sentence] as const))(
  "the form makes %s",
  async (_, sentence) => {
    const form = formOf({ is: "score", player: null, bound: limit({ least: 10 }) });
    await write(form.top, sentence);
    expect(form.aim()).toEqual(sentence);
    cleanup();
    // Read back, it shows what it says: no blank of it is left out.
    shows(formOf(sentence).top(), sentence);
  },
);

test("every blank of a sentence is heard in it", () => {
  const name = (player: number) => named(SEATS[player]!);
  const said = (aim: AimSentence) => aims.sentence(aim, name, 0);
  for (const sentence of SAID) {
    if (sentence.is === "other") continue;
    const blanks = Object.entries(blankAim(sentence.is, place) ?? {});
    for (const [blank, value] of blanks) {
      const without = { ...sentence, [blank]: value as unknown } as AimSentence;
      if (JSON.stringify(without) === JSON.stringify(sentence)) continue;
      expect(said(without), `${blank} of ${JSON.stringify(sentence)}`).not.toBe(said(sentence));
    }
  }
});

test("what no expansion in play brings is not offered, but for what is said already", () => {
  const base = ["follower"];
  expect(possible(LYING, [])).toEqual(base);
  expect(possible(LYING, ["traders"])).toEqual([
    ...base,
    "builder",
    "pig",
    "wine",
    "wheat",
    "cloth",
  ]);
  expect(possible(LYING, ["robbers"], "tollhouse")).toEqual([...base, "robber", "tollhouse"]);
  expect(possible(KINDS, [])).not.toContain("captured");
  expect(possible(LYING, EXPANSIONS)).toEqual([...LYING]);
});

test("a position of the base game offers its own aims alone", () => {
  const bare = { ...position, mix: { expansions: [] } } as unknown as PositionDraft;
  const { container } = render(AimRow, {
    aim: { is: "supply", player: 0, what: null, bound: limit({ least: 1 }) },
    holding: null,
    position: bare,
    change: () => undefined,
    remove: () => undefined,
  });
  const offered = [...container.querySelectorAll("option")].map(({ value }) => value);
  expect(offered).toContain("follower");
  for (const foreign of ["robber", "tollhouse", "wine", "captured", "prisoners"])
    expect(offered).not.toContain(foreign);
});
