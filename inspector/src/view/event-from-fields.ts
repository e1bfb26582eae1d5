import type { FieldKind } from '../layouts';
import type { LogRow } from '../record/source';

type Made = { event: { type: string } & Record<string, unknown> } | { problem: string };

/** The event of a filled-in form. A field that cannot be written by hand is copied from the last event. */
export function eventFrom(
  type: string,
  fields: readonly (readonly [string, FieldKind])[],
  form: FormData,
  last: LogRow | undefined,
): Made {
  const before = (last?.payload ?? {}) as Record<string, unknown>;
  const event: Record<string, unknown> & { type: string } = { type };
  for (const [name, kind] of fields) {
    const text = form.get(name);
    const written = typeof text === 'string' ? text : '';
    if (kind === 'live' && !(name in before))
      return { problem: `Only the page itself has a ${name} to send.` };
    try {
      event[name] = kind === 'live' ? before[name] : valueOf(kind, written);
    } catch {
      return { problem: `${name} is no JSON.` };
    }
  }
  return { event };
}

function valueOf(kind: Exclude<FieldKind, 'live'>, written: string): unknown {
  if (kind === 'number') return written === '' ? undefined : Number(written);
  if (kind === 'boolean') return written === 'on';
  if (kind === 'json') return JSON.parse(written) as unknown;
  if (kind === 'text') return written;
  return kind.find((value) => String(value) === written);
}
