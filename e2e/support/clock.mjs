// @ts-check

/**
 * Sets the clock of this process.
 * @param {() => number} now epoch milliseconds
 */
export function setClock(now) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
    apply: (target) => new target(now()).toString(),
  });
  RealDate.now = now;
}
