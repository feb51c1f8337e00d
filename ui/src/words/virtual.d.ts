// The modules that the build makes of ui/languages.
declare module "virtual:words" {
  /** The files that English has. */
  export const areas: readonly string[];
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
/** The facts of each English message, file by file. */
declare module "virtual:words/facts" {
  const facts: Record<string, Readonly<Record<string, readonly string[]>>>;
  export default facts;
}
declare module "virtual:words/facts/rest" {
  const facts: Record<string, Readonly<Record<string, readonly string[]>>>;
  export default facts;
}
