/** How long and how often is measured. */
export interface Extent {
  renders: number;
  /** A first request for each so many addresses. */
  startEvery: number;
  rounds: number;
  seconds: number;
  /** Goals are looser by it. */
  tolerance: number;
}

/** The median of some figures. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** A line of a table of figures. */
export function row(name: string, figures: readonly string[]): string {
  return name.padEnd(40) + figures.map((figure) => figure.padStart(9)).join('');
}

/** Prints whether a count is at most its goal. Sets the process' status to 1 when it is not. */
export function judge(name: string, count: number, goal: number): void {
  const isMet = count <= goal;
  if (!isMet) process.exitCode = 1;
  console.log(`${name.padEnd(58)}${String(count).padStart(10)}  goal ${goal} ${isMet ? 'met' : 'NOT MET'}`);
}
