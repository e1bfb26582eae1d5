/** The function with its results kept by its first argument, however often it is called. */
export function memoize<K extends object, Rest extends unknown[], V>(
  compute: (of: K, ...rest: Rest) => V,
): (of: K, ...rest: Rest) => V {
  const known = new WeakMap<K, V>();
  return (of, ...rest) => {
    const value = known.get(of) ?? compute(of, ...rest);
    known.set(of, value);
    return value;
  };
}
