// focus is not among them: a dialog that opens by itself takes it
const intents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'click',
  'input',
  'change',
] as const;

/** Settles at the first sign that a visitor means to use the page. */
export function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => {
      intents.forEach((type) => removeEventListener(type, heard, true));
      resolve();
    };
    intents.forEach((type) => addEventListener(type, heard, { capture: true, passive: true }));
  });
}

/** Settles once the page and its pictures are there and the browser is idle. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await idle();
}

/** Settles when the browser has nothing better to do, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

/** @param ms 0 lets the browser paint and answer input before the next piece of work */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
