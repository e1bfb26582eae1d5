import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../workspace/workspace';
import type { Stack } from './stack';

/** Tries that one visitor has at once, on all servers together (docs/adr/0015). */
export const MAX_AT_ONCE = 20;
const TRIES = 40;
/** After this a visitor may try again, and after twice as long each further time. */
const FIRST_WAIT_MS = 6_000;

/**
 * One visitor's tries at certificates that do not exist. `givenBack` is what each server allows again
 * meanwhile.
 */
export async function tryOften(url: string, from: string) {
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: TRIES }, (_, at) =>
      requestCertificate(url, from, { name: `Nobody ${from} ${at}`, admission: `None ${from} ${at}` }).then(
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

/** Gets a certificate's link from one server, and opens it at the other. */
export async function linkWorksEverywhere({ servers: [one, other] }: Stack): Promise<boolean> {
  const file = path.join(root, 'content/records/tc.json');
  const [{ name, admission }] = JSON.parse(readFileSync(file, 'utf8')) as [Fields];
  const answer = await requestCertificate(one?.url ?? '', '10.8.0.1', { name, admission });
  const { data } = (await answer.json()) as { data: string };
  return (await fetch(`${other?.url}/api/image/${data}`)).status === 200;
}

interface Fields {
  name: string;
  admission: string;
}

function requestCertificate(url: string, from: string, fields: Fields) {
  return fetch(`${url}/api/tc/STAELRED`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(fields),
  });
}
