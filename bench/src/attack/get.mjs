// @ts-check
import { Agent, request as send } from 'node:http';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const ANSWERS_WITHIN_MS = 20_000;

/**
 * Sends a GET exactly as it is written, or a POST of JSON.
 * @param {string} url origin of the site
 * @param {string} path
 * @param {object} options
 * @param {string} options.from the visitor's address: of this machine, or one behind the trusted proxy
 * @param {number} [options.maxMs] after this the visitor leaves with what has come
 * @param {Record<string, string>} [options.headers]
 * @param {unknown} [options.json]
 * @returns {Promise<Answer>} rejects when no answer comes
 */
export function get(url, path, { from, maxMs = ANSWERS_WITHIN_MS, headers: more = {}, json }) {
  const { hostname, port } = new URL(url);
  const isLocal = from.startsWith('127.');
  const headers = {
    'accept-encoding': 'br',
    ...(!isLocal && { 'x-forwarded-for': from }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...more,
  };
  const method = json === undefined ? 'GET' : 'POST';
  const options = { hostname, port, path, method, headers, agent, ...(isLocal && { localAddress: from }) };
  return new Promise((resolve, reject) => {
    const request = send(options);
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
    request.end(json === undefined ? undefined : JSON.stringify(json));
  });
}
