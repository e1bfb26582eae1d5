/** Settles when the browser has nothing better to do, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

/** Settles in a task of its own, after more urgent ones: input, painting and the work of React. */
export function inBackground(): Promise<unknown> {
  const { scheduler } = window as { scheduler?: Scheduler };
  return scheduler ? scheduler.postTask(() => undefined, { priority: 'background' }) : idle();
}

/** @param ms 0 lets the browser paint and answer input before the next piece of work */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether the visitor saves data, or the device has little memory (1 GiB at most). */
export function isSparing(): boolean {
  const { connection, deviceMemory = 8 } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  return (
    connection?.saveData === true || connection?.effectiveType?.includes('2g') === true || deviceMemory <= 1
  );
}
