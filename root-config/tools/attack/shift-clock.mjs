// @ts-check
import { setClock } from '../clock.mjs';

// in a process that imports this first, SIGUSR2 moves both clocks six minutes on, SIGHUP sets the date back by a day
const FORWARD_MS = 6 * 60_000;
const BACK_MS = 24 * 3_600_000;
const shift = { date: 0, steady: 0 };
const { now } = Date;
const steady = performance.now.bind(performance);

setClock(() => now() + shift.date);
performance.now = () => steady() + shift.steady;
process.on('SIGUSR2', () => {
  shift.date += FORWARD_MS;
  shift.steady += FORWARD_MS;
});
process.on('SIGHUP', () => (shift.date -= BACK_MS));
