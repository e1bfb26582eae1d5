import type { RefusalAnswer } from '../api';

/** Statuses whose answers say what to do. */
const answered = [409, 422];

/** A key, an id or a text as one part of an address. */
export const segment = encodeURIComponent;

/**
 * Sends a request below `api/`, which is beside the page; a file is sent as it is.
 * @throws with a sentence for the clerk when the server refuses it or can't be reached
 */
export async function send<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(`api/${address}`, {
    method,
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    ...(method !== 'GET' && { body: isFile ? body : JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new Error('The editor can’t be reached. Nothing is lost: try again in a moment.');
  });
  // drafts stay on the device
  if (response.status === 401) location.assign('sign-in');
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok || answered.includes(response.status)) return answer as Answer;
  throw new Error((answer as Partial<RefusalAnswer>).message ?? `The editor failed (${response.status}).`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
