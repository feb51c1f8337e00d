// A language by its own name, as it stands in a list. The web view takes long to find it: those of Bastide are named when
// the window is built.
export const ownName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};
