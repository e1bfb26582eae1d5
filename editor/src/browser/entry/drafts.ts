/** An entry that is not saved yet, and the version it began with. */
export interface Draft {
  value: unknown;
  version?: string | undefined;
}

const keyOf = (part: string, id: string) => `draft ${part} ${id}`;

/** The draft of an entry on this device. */
export function readDraft(part: string, id: string): Draft | undefined {
  return (JSON.parse(localStorage.getItem(keyOf(part, id)) ?? 'null') as Draft | null) ?? undefined;
}

/** Stores a draft, or forgets it. */
export function storeDraft(part: string, id: string, draft?: Draft): void {
  if (draft) localStorage.setItem(keyOf(part, id), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(part, id));
}
