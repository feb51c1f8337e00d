// What each bot is called and how it plays, by its id; a file may name one that is not known here.
import { extended, inEach } from "./extended";

export const bots = inEach((m) => {
  const named = (id: string): string => m.say("bots", `names-${id}`, {}) ?? id;
  return extended(m.bots, {
    named,
    /** Its name and how strong it is. */
    rated: (id: string): string => m.say("bots", `rated-${id}`, {}) ?? named(id),
    /** How it thinks, and how often it wins. */
    describe: (id: string): string =>
      ["descriptions", "strengths"]
        .flatMap((group) => m.say("bots", `${group}-${id}`, {}) ?? [])
        .join(" "),
  });
});
