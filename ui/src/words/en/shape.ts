// How far land reaches, for the words that are still in English alone.
import { english } from "../english";
import { shape } from "../shape";

export const { spread } = shape(english);
