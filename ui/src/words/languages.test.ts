// Which language a wish comes to, and files that a person adds beside ours.
import texts from "virtual:words/en";
import { expect, test } from "vitest";
import { addFile, bestOf, inLanguage, languages, readLanguage } from ".";

test("a wish comes to its language, to that without its region, or to English", () => {
  expect(languages()).toContain("nl");
  expect(bestOf("nl")).toBe("nl");
  expect(bestOf("nl-BE")).toBe("nl");
  expect(bestOf("xx-YY")).toBe("en");
  expect(bestOf(null)).toBe("en");
});

test("a file with a message that the reader would drop is refused", () => {
  for (const text of [
    "version = Versie { $version\n",
    "version = Versie\nno message at all\n",
    "version =\n",
    "1 = one\n",
    "label = { $n -> [one] One *[other] Many }\n",
  ])
    expect(addFile("xq", "about", text), text).toBe(false);
  expect(languages()).not.toContain("xq");
});

test("a language of added files alone is there, and says in English what it lacks", async () => {
  const about = `### Comments stay with whoever translates.\n${texts["about"]}`;
  const saying = (word: string) => about.replace("Bastide { $version }", `${word} { $version }`);
  expect(addFile("xe", "about", saying("Versio"))).toBe(true);
  expect(languages()).toContain("xe");
  expect(inLanguage("xe").about.version("2")).toBe(inLanguage("en").about.version("2"));
  await readLanguage("xe");
  expect(inLanguage("xe").about.version("2")).toBe("Versio 2");
  addFile("xe", "about", saying("Eldono"));
  await readLanguage("xe");
  expect(inLanguage("xe").about.version("2")).toBe("Eldono 2");
  expect(inLanguage("xe").settings.reading).toBe(inLanguage("en").settings.reading);
});

test("in Dutch, ij is one letter, and the capital of één has no accent", async () => {
  const about = texts["about"]?.replace("Bastide { $version }", "{ CAPITAL($version) }") ?? "";
  expect(addFile("nl-xx", "about", about)).toBe(true);
  await readLanguage("nl-xx");
  const capital = (word: string) => inLanguage("nl-xx").about.version(word);
  expect(["één tegel", "ijs", "élan", "weg"].map(capital)).toEqual([
    "Eén tegel",
    "IJs",
    "Élan",
    "Weg",
  ]);
});
