// Chooses the form of a word that goes with a number.

export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form of a word that goes with a number, as it stands. */
export const formIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
};

/** `{n}` in the chosen form is replaced by the number as the language writes it. */
export const pluralIn = (language: string) => {
  const form = formIn(language);
  const digits = new Intl.NumberFormat(language);
  return (count: number, forms: PluralForms): string =>
    form(count, forms).replaceAll("{n}", digits.format(count));
};
