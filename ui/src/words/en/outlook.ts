// Who is ahead and how likely to win, in English: the same words for hints, blunder questions and reviews.

/** From hundredths, in whole points: nobody knows it better. */
export const aboutPoints = (hundredths: number): string => {
  const points = Math.round(Math.abs(hundredths) / 100);
  if (points === 0) return "less than 1 point";
  return points === 1 ? "about 1 point" : `about ${points} points`;
};

/** From thousandths; what is not certain is never called 0 or 100 %. */
export const percent = (thousandths: number): string => {
  if (thousandths > 0 && thousandths < 10) return "under 1 %";
  if (thousandths > 990 && thousandths < 1_000) return "over 99 %";
  return `${Math.round(thousandths / 10)} %`;
};

/** From hundredths, ahead of the best of the others. */
const lead = (hundredths: number): string => {
  if (Math.abs(hundredths) < 50) return "about level";
  return `${aboutPoints(hundredths)} ${hundredths < 0 ? "behind" : "ahead"}`;
};

/** A chance to win and a lead; whoever plays alone has only points. */
export const outlook = (hundredths: number, chance: number | null): string =>
  chance === null
    ? `${aboutPoints(hundredths)} in the end`
    : `${percent(chance)} to win, ${lead(hundredths)}`;
