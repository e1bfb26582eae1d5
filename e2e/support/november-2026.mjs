// @ts-check
import { setClock } from './clock.mjs';

// The sample school's records end in 2026: the site that is tested lives at that time, whenever the tests
// run. A test of another moment names it.
const moment = process.env['TEST_NOW'] ?? '2026-11-21T06:00:00Z';
const offset = Date.parse(moment) - Date.now();
const now = Date.now.bind(Date);
setClock(() => now() + offset);
