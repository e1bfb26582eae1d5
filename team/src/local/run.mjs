// @ts-check
import { ensureInstalled } from './install.mjs';

// `node team/src/local/run.mjs start`: installs the packages, then runs a command of `school`
ensureInstalled();
await import('../school.mjs');
