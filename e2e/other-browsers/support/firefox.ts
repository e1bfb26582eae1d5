import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WebSocket } from 'undici';

import { startProgram } from '../../../team/src/workspace/process';
import { type Browser, createBrowser } from './browser';

interface Reply {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
}

type Call = (method: string, params: object) => Promise<Record<string, unknown>>;

const listening = /WebDriver BiDi listening on (ws:\S+)/;

/** Firefox without a window, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = await startProgram('firefox-esr', args, {
    isReady: (output) => listening.test(output),
    env: { HOME: profile },
  });
  const [, address = ''] = listening.exec(firefox.output()) ?? [];
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const call = callsOver(socket);
  await call('session.new', { capabilities: {} });
  const tree = await call('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = tree['contexts'] as { context: string }[];
  return createBrowser({
    navigate: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const target = { target: { context }, awaitPromise: false };
      const reply = await call('script.evaluate', {
        ...target,
        expression: `JSON.stringify((${expression}) ?? null)`,
      });
      if (reply['type'] === 'exception') throw new Error(JSON.stringify(reply['exceptionDetails']));
      return JSON.parse((reply['result'] as { value: string }).value) as unknown;
    },
    perform: (actions) => call('input.performActions', { context, actions }),
    close: async () => {
      socket.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}

/** A command and its result have the same id. */
function callsOver(socket: WebSocket): Call {
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  return async (method, params) => {
    last += 1;
    const id = last;
    const answered = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message = '' } = await answered;
    waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
}
