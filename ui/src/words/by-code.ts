// What the base game and its expansions say, by the code of what is told: each has a file of its own.
import type { Messages } from "./extended";

/** The files of the base game and of the expansions. Adding one is a word. */
const AREAS = [
  "base",
  "inns",
  "abbot",
  "traders",
  "tower",
  "robbers",
  "tollkeepers",
  "crop-circles",
  "river",
] as const;

type Facts = Readonly<Record<string, unknown>>;

const idOf = (group: string, code: string) => `${group}-${code.replaceAll("-", "_")}`;

/** The message of a code in a group, such as `event` and `tile-laid`; nothing where nobody has one. */
export const byCode = (
  m: Messages,
  group: string,
  code: string,
  facts: Facts = {},
): string | undefined => {
  const id = idOf(group, code);
  for (const area of AREAS) {
    const said = m.say(area, id, facts);
    if (said !== undefined) return said;
  }
  return undefined;
};

/** The same of a code that names its file: `tower/closed`. */
export const byCodeOf = (
  m: Messages,
  group: string,
  code: string,
  facts: Facts,
): string | undefined => {
  const [area = "", rest = ""] = code.split("/");
  return m.say(area, idOf(group, rest), facts);
};

/** Every message of a group, by its code. */
export const allIn = (m: Messages, group: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...AREAS.map((area) => (m[area] as Readonly<Record<string, unknown>>)[group]),
  ) as Readonly<Record<string, string>>;

/** One message of each file that has it, by the name of the file. */
export const firstIn = (m: Messages, id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    AREAS.flatMap((area) => {
      const said = m.say(area, id, {});
      return said === undefined ? [] : [[area, said]];
    }),
  );
