// Kinds of questions say what they ask about; a wall of rules is folded, and their asterisk is explained.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Catalog, PracticeKind } from "../../ipc";
import { catalog } from "../../state/catalog.svelte";
import { t } from "../../state/language.svelte";
import KindList from "./KindList.svelte";

vi.mock("../../ipc");
vi.spyOn(catalog, "load").mockResolvedValue();

const kind = (name: string, rules: readonly string[]) =>
  ({ kind: name, rules, mastery: "new", decision: false }) as unknown as PracticeKind;
const shows = (kinds: readonly PracticeKind[]) =>
  render(KindList, { kinds, waiting: false, begin: () => {} });

test("a few rules stand open, and many are folded", () => {
  const many = Array.from({ length: 13 }, (_, at) => `BG-${at + 10}`);
  shows([kind("road", ["BG-16"]), kind("taught", many)]);
  screen.getByText("13 rules");
  expect(document.querySelectorAll("details button")).toHaveLength(13);
  expect(document.querySelectorAll("details")).toHaveLength(1);
  expect(screen.queryByText(/^\*/)).toBeNull();
});

test("kinds are chosen to be asked together, and left out again", async () => {
  const props = $state({ kinds: [kind("road", []), kind("city", [])], mixed: [] as string[] });
  render(KindList, {
    ...{ kinds: props.kinds, waiting: false, begin: () => {} },
    get mixed() {
      return props.mixed;
    },
    set mixed(now) {
      props.mixed = now;
    },
  });
  const [road, city] = screen.getAllByRole("checkbox");
  await fireEvent.click(road!);
  await fireEvent.click(city!);
  expect(props.mixed).toEqual(["road", "city"]);
  await fireEvent.click(road!);
  expect(props.mixed).toEqual(["city"]);
});

test("the asterisk of a ruling is explained where one stands", () => {
  const ruling = { why: "", others: "" };
  catalog.current = {
    rules: { "PR-01": { title: "", text: "", ruling } },
    tiles: [],
  } as unknown as Catalog;
  shows([kind("road", ["PR-01"])]);
  screen.getByText(/^\* The printed rules leave this open\./);
});

test("what is due is one sentence", () => {
  const { due } = t().practice;
  expect([due(0, 0), due(2, 0), due(0, 1), due(1, 2)]).toEqual([
    "Nothing is due today. A round keeps the rest fresh.",
    "Due today: 2 rules.",
    "Due today: 1 decision from your own games.",
    "Due today: 1 rule and 2 decisions from your own games.",
  ]);
});
