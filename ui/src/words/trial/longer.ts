// A language to try the window with: every letter marked, every word about a third longer, made
// from the words of another. What is cut shows, and so does what was never said through the words.

const MARKED: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  y: "ýý",
  c: "ç",
  n: "ñ",
  s: "š",
  z: "ž",
  A: "Áá",
  E: "Éé",
  I: "Íí",
  O: "Óó",
  U: "Úú",
  Y: "Ýý",
  C: "Ç",
  N: "Ñ",
  S: "Š",
  Z: "Ž",
};

/** What is marked already stays as it is: a sentence may be made of others. */
export const longer = (text: string): string =>
  text.replace(/[aeiouycnszAEIOUYCNSZ]/g, (letter) => MARKED[letter] ?? letter);

/** The same words, and what their functions say, all longer. */
export const spoken = <Words>(words: Words): Words => lengthened(words) as Words;

const lengthened = (words: unknown): unknown => {
  if (typeof words === "string") return longer(words);
  if (typeof words === "function")
    return (...given: unknown[]) =>
      lengthened((words as (...given: unknown[]) => unknown)(...given));
  if (Array.isArray(words)) return words.map(lengthened);
  if (typeof words === "object" && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([name, each]) => [name, lengthened(each)]),
    );
  return words;
};
