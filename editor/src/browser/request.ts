import type { Outcome, RefusalAnswer } from '../api';

/** Statuses of outcomes, which say what to do. */
const outcomes = [409, 422];

/**
 * Sends a request to an address beside the page; a file is sent as it is.
 * @throws with a sentence for the clerk when the server refuses it or can't be reached
 */
export async function send<Answer>(method: string, address: string, body: unknown = {}): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(address, {
    method,
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    ...(method !== 'GET' && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The editor can’t be reached. Nothing is lost: try again in a moment.');
  });
  // drafts stay on the device
  if (response.status === 401) location.assign('sign-in');
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok || outcomes.includes(response.status)) return answer as Answer;
  throw new Error((answer as Partial<RefusalAnswer>).message ?? `The editor failed (${response.status}).`);
}

/**
 * Sends a change, and returns its id.
 * @throws with a sentence for the clerk where it isn't made
 */
export async function makeChange(method: string, address: string, body?: unknown): Promise<string> {
  const outcome = await send<Outcome>(method, address, body);
  if (outcome.kind === 'saved') return outcome.change;
  if (outcome.kind === 'refused') throw new Error(outcome.findings.map(({ text }) => text).join(' '));
  throw new Error('Somebody else has changed it since. Open it again to see it.');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Address of a part's page. */
export function partLink(key: string): string {
  return `#/parts/${encodeURIComponent(key)}`;
}

/** Address of an entry's page. */
export function entryLink(key: string, id: string): string {
  return `${partLink(key)}/${encodeURIComponent(id)}`;
}

/** Where a part is read. */
export function partAddress(key: string): string {
  return `api/parts/${encodeURIComponent(key)}`;
}

/** Where an entry is saved and removed. */
export function entryAddress(key: string, id: string): string {
  return `${partAddress(key)}/entries/${encodeURIComponent(id)}`;
}
