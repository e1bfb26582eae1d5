/** A promise that a test settles. */
export function createSignal(): { sent: Promise<void>; send: () => void } {
  let send: () => void = () => undefined;
  return { sent: new Promise<void>((resolve) => (send = resolve)), send: () => send() };
}
