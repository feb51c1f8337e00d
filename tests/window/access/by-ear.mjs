// Who plays a game of a test by roles, by names, and by what is heard. It chooses by lot; it knows no rule.

const exactly = (text) => `^${text.replaceAll(/[^\w ]/g, ".")}`;

const QUESTION = /Anna, (?=[a-z])/;
const OVER = /The game is over/;

/** The choices that were said after the question, by their numbers. */
const choicesIn = (question) =>
  [...question.slice(question.search(QUESTION)).matchAll(/(\d+), ([^.]+)\./g)].map(
    ([, number, told]) => ({ number, told }),
  );

/** Lays the tile where it fits: from the list, or on the board, where it may have to be turned. */
const layTile = async ({ window, reader }, roll) => {
  if (roll(2) === 0) return reader.press("push button", ", (as drawn|upside down|turned)");
  await reader.focus("table cell", "the tile fits");
  const since = reader.said.length;
  await window.press("Enter");
  const answer = await reader.hears(/Anna lays|turn it with R/, since);
  // More may be said after it: that a lesson is offered, that no tile is in the hand.
  if (answer.includes("Anna lays")) return;
  for (let turns = 0; turns < 4 && !reader.said.at(-1).includes("fits here"); turns++) {
    const before = reader.said.length;
    await window.press("r");
    await reader.hears(/fits? here/, before);
  }
  await window.press("Enter");
};

/** Takes one of the choices: pressed in the list, or by a command. */
const choose = async ({ window, reader }, question, roll) => {
  const choices = choicesIn(question);
  const bold = choices.filter(({ told }) => !/Do nothing|Buy/.test(told));
  const from = bold.length > 0 && roll(4) > 0 ? bold : choices;
  const { number, told } = from[roll(from.length)];
  if (roll(3) > 0) return reader.press("push button", exactly(told));
  await reader.focus("entry", "Command");
  await window.type(..."do ", ...number, "Enter");
};

/** Answers each question as it is heard, until the game is over. */
export const playByEar = async (table, roll) => {
  const { reader } = table;
  for (let answered = 0, decisions = 0; decisions < 200; decisions++) {
    const heard = await reader.hears(new RegExp(`${QUESTION.source}|${OVER.source}`), answered);
    if (OVER.test(heard)) return;
    answered = reader.said.length;
    if (heard.includes("Anna, place the tile")) await layTile(table, roll);
    else await choose(table, heard, roll);
  }
  throw new Error("this game does not end");
};
