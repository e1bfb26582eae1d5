// @ts-check

/**
 * A line of a table of figures.
 * @param {string} name
 * @param {readonly string[]} figures
 */
export function row(name, figures) {
  return name.padEnd(40) + figures.map((figure) => figure.padStart(9)).join('');
}
