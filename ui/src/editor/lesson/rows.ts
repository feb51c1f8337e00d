// How many lines a text is given to be written in, so that all of it is seen.

/** So many letters fit into a line beside the board of a step. */
const LINE = 44;
const LEAST = 2;
const MOST = 8;

export const rowsOf = (text: string): number => {
  const lines = text.split("\n").map(({ length }) => Math.max(1, Math.ceil(length / LINE)));
  const all = lines.reduce((sum, each) => sum + each, 0);
  return Math.min(Math.max(all, LEAST), MOST);
};
