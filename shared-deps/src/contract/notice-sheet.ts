interface SheetLine {
  title: string;
  /** `22/11/2026`. */
  day: string;
  /** Time and venue of an event. */
  facts: string;
}

/** The content of the sheet for the notice board: this month on one A4. */
export interface NoticeSheet {
  /** `November 2026`. */
  month: string;
  circulars: readonly SheetLine[];
  events: readonly SheetLine[];
  /** The address of the site, if known: as text and as a QR code, an SVG path on a grid. */
  address?: { url: string; code: { size: number; path: string } };
}
