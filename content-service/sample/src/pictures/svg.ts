type Part = string | number | readonly string[];

/**
 * Writes SVG. Numbers are rounded to a tenth and lists are joined, so that equal drawings have equal text.
 */
export function draw(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
  return strings.reduce((text, string, index) => text + write(parts[index - 1] ?? '') + string);
}

function write(part: Part): string {
  if (typeof part === 'number') return String(Math.round(part * 10) / 10);
  return typeof part === 'string' ? part : part.join('');
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return draw`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return draw`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return draw`<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;
}

export function shape(path: string, fill: string): string {
  return draw`<path d="${path}" fill="${fill}"/>`;
}

export function stroke(path: string, colour: string, width: number): string {
  return draw`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function soft(opacity: number, content: string): string {
  return `<g opacity="${opacity.toFixed(2)}">${content}</g>`;
}

/** Moves a drawing to a place, scales it and, with `flip`, mirrors it. */
export function at(x: number, y: number, scale: number, content: string, flip = false): string {
  const across = (flip ? -scale : scale).toFixed(3);
  return draw`<g transform="translate(${x} ${y}) scale(${across} ${scale.toFixed(3)})">${content}</g>`;
}

export function turn(degrees: number, x: number, y: number, content: string): string {
  return draw`<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
}

/** A rectangle that fades from its top colour to its bottom one. */
export function fade(
  x: number,
  y: number,
  width: number,
  height: number,
  [top, bottom]: readonly [string, string],
): string {
  const id = `f${top}${bottom}`.replaceAll('#', '-');
  return draw`<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${box(x, y, width, height, `url(#${id})`)}`;
}

/** A round light that fades to nothing. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.7): string {
  const id = `l${colour}${strength.toFixed(2)}`.replaceAll('#', '-').replaceAll('.', '-');
  return draw`<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength.toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${disc(x, y, radius, `url(#${id})`)}`;
}

/** Repeats a drawing for 0 … count - 1. */
export function repeat(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}
