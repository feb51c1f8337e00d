// What one only looks at is drawn once the rest of the screen is there.
export const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};
