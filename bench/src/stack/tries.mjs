// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../../workspace/src/workspace.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */

/** What one visitor may try at once, on all servers together (docs/adr/0015). */
export const MAX_AT_ONCE = 20;
const TRIES = 40;
/** After this a visitor may try again, and after twice as long each further time. */
const FIRST_WAIT_MS = 6_000;

/**
 * One visitor's tries at so many certificates that there are not.
 * @param {string} url
 * @param {string} from the visitor's address
 * @returns {Promise<{ through: number, givenBack: number, failed: string[] }>} givenBack: tries that each server has allowed
 * again meanwhile, where the machine is slow
 */
export async function tryOften(url, from) {
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: TRIES }, (_, at) =>
      askFor(url, from, { name: `Nobody ${from} ${at}`, admission: `None ${from} ${at}` }).then(
        ({ status }) => status,
        String,
      ),
    ),
  );
  return {
    givenBack: Math.floor(Math.log2((performance.now() - begun) / FIRST_WAIT_MS + 1)),
    through: statuses.filter((status) => status === 404).length,
    failed: statuses.filter((status) => status !== 404 && status !== 429).map(String),
  };
}

/**
 * Gets a certificate's link from one server, and opens it at the other.
 * @param {Stack} stack
 * @returns {Promise<boolean>}
 */
export async function linkWorksEverywhere({ servers: [one, other] }) {
  const file = path.join(root, 'content-service/content/records/tc.json');
  const [{ name, admission }] = /** @type {[{ name: string, admission: string }]} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  const answer = await askFor(one?.url ?? '', '10.8.0.1', { name, admission });
  const { data } = /** @type {{ data: string }} */ (await answer.json());
  return (await fetch(`${other?.url}/api/image/${data}`)).status === 200;
}

/**
 * @param {string} url
 * @param {string} from
 * @param {{ name: string, admission: string }} fields
 */
function askFor(url, from, fields) {
  return fetch(`${url}/api/tc/STAELRED`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(fields),
  });
}
