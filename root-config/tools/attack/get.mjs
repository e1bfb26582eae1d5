// @ts-check
import { Agent, request as send } from 'node:http';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const ANSWERS_WITHIN_MS = 20_000;

/**
 * Sends a GET exactly as it is written, as a visitor of some address behind the trusted proxy.
 * @param {string} url origin of the site
 * @param {string} path
 * @param {{ from: string, maxMs?: number }} options after `maxMs` the visitor leaves with what has come
 * @returns {Promise<Answer>} rejects when no answer comes
 */
export function get(url, path, { from, maxMs = ANSWERS_WITHIN_MS }) {
  const { hostname, port } = new URL(url);
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, headers, agent });
    /** @type {Answer | undefined} */
    let answer;
    /** @type {Buffer[]} */
    const parts = [];
    const finish = (/** @type {unknown} */ error) => {
      clearTimeout(timer);
      if (answer === undefined) reject(error instanceof Error ? error : new Error('no answer came'));
      else resolve({ ...answer, body: Buffer.concat(parts) });
    };
    const timer = setTimeout(() => request.destroy(), maxMs);
    request.once('error', finish);
    request.once('response', (response) => {
      answer = { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.of() };
      response.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      response.once('close', finish);
      response.once('error', () => undefined);
    });
    request.end();
  });
}
