import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { startProgram } from '../../../team/src/workspace/process';
import { freePort, isAnswering } from '../../../team/src/workspace/site';
import { type Browser, createBrowser } from './browser';

/** WebKitGTK's small browser on a screen in memory, driven by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const screen = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    isReady: (output) => /^\d+$/m.test(output),
  });
  const [display = ''] = /^\d+$/m.exec(screen.output()) ?? [];
  const port = await freePort();
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    isReady: () => isAnswering(`http://127.0.0.1:${port}/status`),
    env: { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  const { sessionId } = (await post(sessions, { capabilities: { alwaysMatch: capabilitiesOf() } })) as {
    sessionId: string;
  };
  const session = `${sessions}/${sessionId}`;
  return createBrowser({
    navigate: (url) => post(`${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify((${expression}) ?? null)`;
      return JSON.parse(String(await post(`${session}/execute/sync`, { script, args: [] }))) as unknown;
    },
    perform: (actions) => post(`${session}/actions`, { actions }),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await driver.stop();
      await screen.stop();
    },
  });
}

function capabilitiesOf() {
  return { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } };
}

/** Debian has it in a folder of the library's version, below one of the machine's architecture. */
function findMiniBrowser(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error('/usr/lib has no webkit2gtk-4.1/MiniBrowser');
  return found;
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
