/** Widths that `/api/image/…?w=` answers, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280] as const;
