// Which figure a tollhouse is by the side that is up.
import type { FigureKind } from "../../art";

export const houseOf = (value: number): FigureKind => (value === 2 ? "tollhouse-2" : "tollhouse-1");
