import type { Site } from '../../workspace/site';

type Server = Pick<Site, 'url' | 'stop' | 'ended'>;

const ENDED = 'The server has ended; the terminal has the reason. It starts again when a file is saved.';

/**
 * The server of the builds that are shown. The code of a page may end it: it is then started again on demand.
 * @param onChange called when there is another server, or another thing to wait for
 */
export function createDevSite(start: () => Promise<Server>, onChange: () => void) {
  let server: Server | undefined;
  let starting: Promise<void> | undefined;
  let waitsFor = '';

  const waitFor = (what: string) => {
    waitsFor = what;
    onChange();
  };
  const begin = async () => {
    waitFor('The server starts.');
    const begun = await start().catch(console.error);
    if (begun === undefined) {
      waitFor(ENDED);
      return;
    }
    server = begun;
    onChange();
    void begun.ended.then(() => {
      if (server !== begun) return;
      server = undefined;
      console.error(ENDED);
      waitFor(ENDED);
    });
  };
  const startOnce = () => (starting ??= begin().finally(() => (starting = undefined)));

  return {
    /** Its address; undefined while there is none. */
    address: () => server?.url,
    /** The reason why there is none, for people. */
    waitsFor: () => waitsFor,
    waitFor,
    /** Starts it unless it runs. */
    start: () => (server === undefined ? startOnce() : Promise.resolve()),
    /** Starts it with its own code anew. */
    restart: async () => {
      await starting;
      const last = server;
      server = undefined;
      await last?.stop();
      await startOnce();
    },
  };
}
