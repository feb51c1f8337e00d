// The modules that the build makes of ui/languages.
declare module "virtual:words" {
  /** The facts of each English message, area by area. */
  export const declared: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Every language but English. */
  export const others: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>
  >;
}
declare module "virtual:words/en" {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
