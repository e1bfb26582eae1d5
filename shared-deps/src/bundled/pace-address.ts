import { attempt } from '@school/contract';

/** Browsers allow about a hundred changes of the address in 30 seconds. */
const INTERVAL_MS = 400;

/** Makes a change of the address seldom; one that the browser refuses is repeated until it is made. */
export function paceAddress(change: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const soon = () => {
    timer ??= setTimeout(now, INTERVAL_MS);
  };
  const now = () => {
    cancel();
    attempt(change, soon);
  };
  return { now, soon, cancel };
}
