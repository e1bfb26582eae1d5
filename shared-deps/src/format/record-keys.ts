/**
 * Keys of a list's records, whose ids may be missing or repeat. A record keeps its key as long as the
 * records with its id keep their order.
 */
export function createKeys(): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id}#${count}`;
  };
}
