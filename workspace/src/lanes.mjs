// @ts-check

/**
 * Does work on items, a few at a time. Rejects when the work that had begun has ended.
 * @template T, R
 * @param {Iterable<T>} items
 * @param {number} count
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function inLanes(items, count, work) {
  /** @type {R[]} */
  const results = [];
  const queue = [...items].entries();
  let hasFailed = false;
  const lane = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      results[index] = await work(item);
    }
  };
  const stop = (/** @type {unknown} */ error) => {
    hasFailed = true;
    throw error;
  };
  const lanes = await Promise.allSettled(Array.from({ length: count }, () => lane().catch(stop)));
  for (const each of lanes) if (each.status === 'rejected') throw each.reason;
  return results;
}
