// @ts-check
import { setClock } from '../../workspace/src/clock.mjs';

// in a process that imports this first it is always FIXED_TIME, in epoch milliseconds
const moment = Number(process.env['FIXED_TIME']);
setClock(() => moment);
