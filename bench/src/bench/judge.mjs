// @ts-check

/**
 * Prints whether a figure is at most its goal, and remembers for the end of the process that one is not.
 * @param {string} name
 * @param {number} figure
 * @param {number} goal
 * @param {(value: number) => string} show
 */
export function judge(name, figure, goal, show) {
  const isMet = figure <= goal;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${name.padEnd(58)}${show(figure).padStart(10)}  goal ${show(goal)} ${isMet ? 'met' : 'NOT MET'}`,
  );
}
