export const ink = {
  text: '#17233c',
  navy: '#1d3461',
  crimson: '#8c1c2b',
  gold: '#b98a2e',
  line: '#d9cfbd',
  tint: '#f4efe4',
} as const;

export const face = { roman: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' } as const;

/** A4 in points, with the margins that every page keeps. */
export const sheet = { width: 595.28, height: 841.89, left: 64, right: 64, top: 64, bottom: 72 } as const;

export const measure = sheet.width - sheet.left - sheet.right;
