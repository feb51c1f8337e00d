// Where a place lies, for the words that are still in English alone.
import { english } from "../english";
import { where as whereIn } from "../where";

const words = whereIn(english);

export const where = words.alone;
export const whereFrom = words.full;
export const lying = words.of;
export const { thePlace, theTile, at, cellIn } = words;
