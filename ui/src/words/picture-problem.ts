// Why a picture that somebody brought is not taken.
import type { BroughtProblem } from "../ipc";
import { inEach } from "./extended";

export const pictureProblem = inEach((m) => (why: BroughtProblem): string => {
  const words = m.fault.picture;
  if (why.is === "too-large" || why.is === "too-many-pixels") return words[why.is](why.most);
  if (why.is === "unsupported") return words.unsupported(why.element);
  return words[why.is];
});
