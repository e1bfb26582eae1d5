import type { Entry, Outcome, UsesAnswer } from '../../api';
import { entryAddress, makeChange, send } from '../request';

export type Use = UsesAnswer['uses'][number];

/** An entry as the form has it. */
export interface EditedEntry {
  partKey: string;
  /** `new` until it is saved. */
  id: string;
  version?: string | undefined;
  value: unknown;
}

export async function saveEntry({ partKey, id, version, value }: EditedEntry): Promise<Outcome> {
  return send('PUT', entryAddress(partKey, id), { value, version });
}

export async function removeEntry({ partKey, id, version = '' }: EditedEntry): Promise<Outcome> {
  return send('DELETE', `${entryAddress(partKey, id)}?version=${version}`);
}

export async function listUses({ partKey, id }: EditedEntry): Promise<readonly Use[]> {
  return (await send<UsesAnswer>('GET', `${entryAddress(partKey, id)}/uses`)).uses;
}

/** @throws with a sentence when the change can't be undone any more */
export async function undoChange(change: string): Promise<void> {
  await makeChange('POST', `api/changes/${encodeURIComponent(change)}/undo`);
}

/** The entry as somebody else has saved it; undefined where it was removed. */
export function theirsOf(outcome: Outcome | undefined): Entry | undefined {
  return outcome?.kind === 'conflict' ? outcome.theirs : undefined;
}
