// @ts-check

/**
 * Says what is being done, and how long it took.
 * @template T
 * @param {string} what such as `building mf-home, 3 of 6`
 * @param {() => Promise<T>} work
 */
export async function announce(what, work) {
  const begun = Date.now();
  console.log(what);
  const result = await work();
  console.log(`${what}: ${secondsSince(begun)}`);
  return result;
}

/**
 * @param {number} begun epoch milliseconds
 * @returns {string} such as `8.4 s`
 */
export function secondsSince(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
