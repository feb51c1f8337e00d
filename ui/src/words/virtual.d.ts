// The modules that the build makes of ui/languages.
declare module "virtual:words" {
  /** The files that English has. */
  export const areas: readonly string[];
  /** The languages there are, each by its own name. */
  export const names: Readonly<Record<string, string>>;
  type Read = () => Promise<{ default: Record<string, string> }>;
  /** Every language but English. */
  export const others: Readonly<Record<string, { first: Read; rest: Read }>>;
}
declare module "virtual:words/en" {
  const texts: Record<string, string>;
  export default texts;
}
declare module "virtual:words/en/rest" {
  const texts: Record<string, string>;
  export default texts;
}
/** What code says of the rest, where all is there from the start. */
declare module "virtual:words/code" {
  export const rest: typeof import("./rest").rest | null;
}
