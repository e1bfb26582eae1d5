/**
 * @param begun epoch milliseconds
 * @returns such as `8.4 s`
 */
export function secondsSince(begun: number): string {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
