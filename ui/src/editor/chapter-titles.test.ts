// A chapter has its name in "What was done" also once it was taken out.
import { expect, test } from "vitest";
import type { DocumentView } from "../ipc";
import { titleIn } from "./chapter-titles";

const brought = (title: string) =>
  JSON.stringify({ title: "title", text: { en: { title, note: "-" } } });

test.each([
  ["own-there", "The gate"],
  ["own-gone", "The last wine"],
  ["own-edited", "Second chance"],
  ["base-01", undefined],
  ["own-odd", undefined],
])("%s is called %s", (id, title) => {
  const add = (scenario: string, brought: string | null) =>
    ({ of: "campaign", change: { do: "add", at: 0, scenario, brought, say: "-" } }) as const;
  const view = {
    campaign: { chapters: [{ scenario: "own-there", title: "The gate" }] },
    steps: [
      add("own-there", brought("An old gate")),
      add("own-gone", brought("The last wine")),
      add("own-edited", brought("A first try")),
      {
        of: "campaign",
        change: { do: "scenario", chapter: "own-edited", brought: brought("Second chance") },
      },
      add("base-01", null),
      add("own-odd", "{}"),
      null,
    ],
  } as unknown as DocumentView;
  expect(titleIn(view)(id)).toBe(title);
});
