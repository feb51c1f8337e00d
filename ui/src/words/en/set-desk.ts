// What is said where the tiles of a set are listed, in English.
import { english, extended } from "../english";

export const set = extended(english["set-desk"], {
  twin: (tile: string, other: string, mirrored: boolean) =>
    mirrored
      ? `“${tile}” is “${other}” as a mirror shows it.`
      : `“${tile}” is the same as “${other}”.`,
  twinElsewhere: (tile: string, set: string, mirrored: boolean) =>
    mirrored
      ? `“${tile}” is a tile of “${set}” as a mirror shows it.`
      : `“${tile}” is the same as a tile of “${set}”.`,
});
