/** An entry that is not saved yet, and the version it began with. */
export interface Draft {
  value: unknown;
  version?: string | undefined;
}

const keyOf = (partKey: string, id: string) => `draft ${partKey} ${id}`;

/** The draft of an entry on this device. */
export function readDraft(partKey: string, id: string): Draft | undefined {
  return (JSON.parse(localStorage.getItem(keyOf(partKey, id)) ?? 'null') as Draft | null) ?? undefined;
}

/** Stores a draft, or forgets it. */
export function storeDraft(partKey: string, id: string, draft?: Draft): void {
  if (draft) localStorage.setItem(keyOf(partKey, id), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(partKey, id));
}
