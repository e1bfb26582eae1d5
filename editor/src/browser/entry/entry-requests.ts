import type { Entry, Finding, RemoveAnswer, SaveAnswer, UsesAnswer } from '../../api';
import { messageOf, segment, send } from '../request';

export type Use = UsesAnswer['uses'][number];

/** How an attempt to save or to remove has ended. */
export type Outcome =
  | { kind: 'saved'; entry: Entry; change: string }
  | { kind: 'removed'; change: string }
  | { kind: 'refused'; findings: readonly Finding[] }
  | { kind: 'conflict'; theirs?: Entry; by?: string };

/** An entry as the form has it. */
export interface EditedEntry {
  part: string;
  /** `new` until it is saved. */
  id: string;
  version?: string | undefined;
  value: unknown;
}

/** Saves or removes an entry. A request that fails is refused with one sentence. */
export async function changeEntry(entry: EditedEntry, isRemoval: boolean): Promise<Outcome> {
  try {
    return await (isRemoval ? removeEntry(entry) : saveEntry(entry));
  } catch (error) {
    return { kind: 'refused', findings: [{ path: [], text: messageOf(error) }] };
  }
}

export async function listUses(entry: EditedEntry): Promise<readonly Use[]> {
  return (await send<UsesAnswer>('GET', `${addressOf(entry)}/uses`)).uses;
}

/** @throws with a sentence when the change can't be undone any more */
export async function undoChange(change: string): Promise<void> {
  const answer = await send<SaveAnswer>('POST', `changes/${segment(change)}/undo`);
  if ('findings' in answer) throw new Error(answer.findings.map(({ text }) => text).join(' '));
  if (!('change' in answer)) throw new Error('Somebody else has changed it since: it can’t be undone.');
}

async function saveEntry(entry: EditedEntry): Promise<Outcome> {
  const { value, version } = entry;
  const answer = await send<SaveAnswer>('PUT', addressOf(entry), { value, ...(version && { version }) });
  if ('saved' in answer) return { kind: 'saved', entry: answer.saved, change: answer.change };
  return 'findings' in answer ? { kind: 'refused', ...answer } : { kind: 'conflict', ...answer };
}

async function removeEntry(entry: EditedEntry): Promise<Outcome> {
  const address = `${addressOf(entry)}?version=${segment(entry.version ?? '')}`;
  const answer = await send<RemoveAnswer | Exclude<SaveAnswer, { saved: Entry }>>('DELETE', address);
  if ('findings' in answer) return { kind: 'refused', ...answer };
  return 'change' in answer ? { kind: 'removed', ...answer } : { kind: 'conflict', ...answer };
}

function addressOf({ part, id }: EditedEntry): string {
  return `parts/${segment(part)}/entries/${segment(id)}`;
}
