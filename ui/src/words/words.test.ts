// Everything has words: every fault, every trouble, every screen, in every language.
import { expect, test } from "vitest";
import type { Fault, TroubleKind } from "../ipc";
import { inLanguage, languages, readLanguage } from ".";

await Promise.all(languages().map(readLanguage));

const troubles: Record<TroubleKind, true> = {
  "not-writable": true,
  "not-a-database": true,
  "not-ours": true,
  "trial-version": true,
  "newer-version": true,
  damaged: true,
  busy: true,
  "in-use": true,
  gone: true,
  replaced: true,
  "cut-short": true,
  full: true,
  failed: true,
};
const troubleKinds = Object.keys(troubles) as TroubleKind[];

const faults: { [Kind in Fault["kind"]]: Extract<Fault, { kind: Kind }> } = {
  invalid: {
    kind: "invalid",
    field: "textSize",
    found: "999",
    allowed: { is: "one-of", values: ["90", "100"] },
  },
  rejected: {
    kind: "rejected",
    reasons: [{ code: "base/cell-taken", rule: "BG-06" }],
  },
  stale: { kind: "stale", revision: 3 },
  locked: { kind: "locked" },
  misplaced: { kind: "misplaced", wants: "answer" },
  "not-found": { kind: "not-found", what: "game" },
  content: {
    kind: "content",
    problems: [
      {
        path: "setup.mix",
        code: "unknown-mix",
        what: { says: "no-mix", facts: { id: "bse", near: "base", known: null } },
        severity: "error",
      },
    ],
  },
  disk: { kind: "disk", trouble: { kind: "full", detail: "no space" } },
  file: { kind: "file", file: "/home/anna/sunday.json", trouble: "not-allowed" },
  unfit: { kind: "unfit", file: "/home/anna/letter.txt", why: "not-ours" },
  undrawable: { kind: "undrawable", why: "same" },
  picture: { kind: "picture", why: { is: "broken" } },
  unprintable: { kind: "unprintable", why: { is: "no-tiles" } },
  bug: { kind: "bug", detail: "an impossible thing" },
  unreachable: { kind: "unreachable", detail: "nobody answers" },
};

const sentence = /^[“„A-Z].*\.$/;

const said = (words: unknown): string[] =>
  typeof words === "string"
    ? [words]
    : typeof words === "object" && words !== null
      ? Object.values(words).flatMap(said)
      : [];

test.each(languages())("nothing in %s is left empty", (language) => {
  const all = said(inLanguage(language));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((text) => text.trim() === "")).toEqual([]);
});

test.each(Object.values(faults))("a fault of kind $kind is told in sentences", (fault) => {
  for (const language of languages()) {
    const { what, why, todo } = inLanguage(language).fault(fault);
    expect(what).toMatch(sentence);
    expect(todo).toMatch(sentence);
    expect(why).toBeTruthy();
  }
});

test("a refused value is told with its name on the page and what it can be", () => {
  const { why, todo } = inLanguage("en").fault(faults.invalid);
  expect(why).toBe("“Text size” can’t be 999.");
  expect(todo).toBe("It can be 90 or 100.");
});

test.each(troubleKinds)("the trouble %s is told with its folder", (kind) => {
  for (const language of languages()) {
    const notKept = (backup: number | null) =>
      inLanguage(language).storage.notKept(kind, "/home/anna/bastide", backup);
    const { what, why, todo } = notKept(null);
    expect(what).toMatch(sentence);
    expect(why).toMatch(sentence);
    expect(why).toContain("/home/anna/bastide");
    expect(todo).toMatch(sentence);
    expect(notKept(1_795_398_300).todo).toMatch(sentence);
  }
});

test("whoever has data that cannot be read is shown the way to the newest backup", () => {
  const { notKept } = inLanguage("en").storage;
  for (const kind of ["not-a-database", "not-ours", "damaged"] as const) {
    expect(notKept(kind, "/x", 1_795_398_300).todo).toMatch(
      /^Restore the backup of .*2026.* in Settings, under “Your data”\./,
    );
    expect(notKept(kind, "/x", null).todo).toMatch(/^Move that file away,/);
  }
});

test("no two troubles are told alike", () => {
  const text = troubleKinds.map((kind) => inLanguage("en").storage.notKept(kind, "/x", null).why);
  expect(new Set(text).size).toBe(troubleKinds.length);
});

test.each(languages())("every screen has a name, a title and a lead in %s", (language) => {
  const screens = Object.values(inLanguage(language).screens).filter(
    (of) => typeof of === "object",
  );
  expect(screens.length).toBeGreaterThanOrEqual(8);
  for (const { name, title, lead } of screens)
    expect([name, title, lead].every(Boolean)).toBe(true);
});
