// The chapters that are still being drawn, in the order of the book. Knows no page.

export const coming = ["campaigns"] as const;

export type ComingScreen = (typeof coming)[number];
