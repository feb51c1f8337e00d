// Names of every length, quoted in sentences that stay sentences.
import { expect, test } from "vitest";
import { brief, briefPath } from "./brief";
import { inLanguage } from ".";

const en = inLanguage("en");
const long = "a".repeat(10_000);

test("a name that fits is quoted whole, and a longer one by its beginning and its end", () => {
  expect(brief("Rainy day")).toBe("Rainy day");
  expect(brief("b".repeat(60))).toBe("b".repeat(60));
  const cut = brief(`Sunday ${"no ".repeat(4000)}.bastide-game.json`);
  expect(cut).toHaveLength(60);
  expect(cut).toMatch(/^Sunday no .*….*\.bastide-game\.json$/);
});

test("no letter is cut in two", () => {
  const cut = brief("🏰".repeat(100));
  expect([...cut].filter((letter) => letter === "🏰")).toHaveLength(59);
  expect(cut).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test("a place on the disk is shown as far as anybody can read it", () => {
  expect(briefPath("/home/anna/a.json")).toBe("/home/anna/a.json");
  expect(briefPath(`/${long}/a.json`)).toHaveLength(240);
});

test("no sentence with a name grows beyond the window", () => {
  const names = [long, long];
  for (const sentence of [
    en.files.known(long),
    en.files.refused(long),
    en.files.saved(long),
    en.files.faults(long, 2),
    en.files.alienFile(long),
    en.files.handed([long]),
    en.own.came(long),
    en.own.known(long),
    en.own.removed(long),
    en.own.restored(long),
    en.play.removed(long),
    en.play.restored(long),
    en.play.imported(long),
    en.build.removed(long),
    en.build.restored(long),
    en.build.usedBy(names),
    en.share.kept(names),
    en.share.known(long),
    en.share.usedBy(names),
    en.foreign.taken(names),
    en.fault({ kind: "invalid", field: "name", found: long, allowed: { is: "one-of", values: [] } })
      .why ?? "",
    en.fault({ kind: "file", file: long, trouble: "missing" }).what,
  ])
    expect(sentence.length, sentence.slice(0, 80)).toBeLessThan(400);
});
