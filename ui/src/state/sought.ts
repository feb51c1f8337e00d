// Which campaign is looked for when the list of them opens: the one that was just made. Knows no screen.

class Sought {
  /** The document that the campaign is; null when none is looked for. */
  campaign: number | null = null;
}

export const sought = new Sought();
