// Names as they are quoted: whole, unless somebody made one that would fill the window.

/** What a name may have: a line or two. */
const MOST = 60;
/** What a place on the disk may have. */
const MOST_OF_PATH = 240;

/** Begin and end of a name are kept: the end of a file's name says what it is. */
const cut = (name: string, most: number): string => {
  // No letter is cut in two.
  const letters = name.length > most ? [...name] : [];
  if (letters.length <= most) return name;
  const end = Math.floor(most / 3);
  return `${letters.slice(0, most - end - 1).join("")}…${letters.slice(-end).join("")}`;
};

export const brief = (name: string): string => cut(name, MOST);

export const briefPath = (path: string): string => cut(path, MOST_OF_PATH);
