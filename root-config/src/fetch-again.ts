/** Fetches code that could not be loaded, past what the browser and the worker keep of it. */
export async function fetchAgain(addresses: readonly string[]): Promise<void> {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  await Promise.allSettled(
    addresses.map((address) => {
      const { pathname } = new URL(address, location.href);
      return fetch(pathname, { cache: 'reload', integrity: integrity[pathname] ?? '' });
    }),
  );
}
