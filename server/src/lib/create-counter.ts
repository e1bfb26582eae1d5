import { Counter } from 'prom-client';

/** A metric that counts since the start (docs/deploying.md, Metrics). */
export function createCounter(name: string, help: string, ...labelNames: string[]): Counter {
  return new Counter({ name, help, labelNames, registers: [] });
}
