/** The median of some figures. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The figure that this share of figures is below. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

/** A line of a table of figures. */
export function row(name: string, figures: readonly string[]): string {
  return name.padEnd(40) + figures.map((figure) => figure.padStart(9)).join('');
}

/** Prints whether a figure is at most its goal. Sets the process' status to 1 when it is not. */
export function judge(name: string, figure: number, goal: number, show: (value: number) => string): void {
  const isMet = figure <= goal;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${name.padEnd(58)}${show(figure).padStart(10)}  goal ${show(goal)} ${isMet ? 'met' : 'NOT MET'}`,
  );
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
