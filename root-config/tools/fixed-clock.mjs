// @ts-check

// a process that imports this first lives at one moment: FIXED_TIME, in epoch milliseconds
const moment = Number(process.env['FIXED_TIME']);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => (args.length === 0 ? new target(moment) : Reflect.construct(target, args)),
  apply: (target) => new target(moment).toString(),
});
RealDate.now = () => moment;
