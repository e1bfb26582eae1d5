/**
 * The result of a function that a browser may lack or refuse, such as a change of the address. A page goes on
 * without it.
 * @param otherwise called instead, once it has failed
 */
export function attempt<T>(effect: () => T, otherwise?: () => T): T | undefined {
  try {
    return effect();
  } catch {
    return otherwise?.();
  }
}
