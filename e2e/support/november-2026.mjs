// @ts-check

// The sample school's records end in 2026: the site that is tested lives at that time, whenever the tests run.
// A test of another moment names it.
const moment = process.env['TEST_NOW'] ?? '2026-11-21T06:00:00Z';
const offset = Date.parse(moment) - Date.now();
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) =>
    args.length === 0 ? new target(target.now()) : Reflect.construct(target, args),
  apply: (target) => new target(target.now()).toString(),
});
const now = RealDate.now.bind(RealDate);
RealDate.now = () => now() + offset;
