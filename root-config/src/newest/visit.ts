import type { Newest } from '@school/shared-deps';

/** A visit ends when no page was opened for so long. */
const GAP_MS = 30 * 60_000;
const KEY = 'school.visit';
const OFF = 'off';

/** A visit as this browser remembers it; no server gets it. */
interface Visit {
  /** When a page was last opened, by the browser's clock. */
  at: number;
  /** ISO day at the school. */
  day: string;
  /** Records of this day and later ones that were there. */
  known: readonly string[];
  /** The day of the visit before, and what was there; a first visit has none. */
  since?: string;
  before?: readonly string[];
}

/** Stores that a page is open, and begins a new visit after a while without one. */
export function continueVisit({ today, lists }: Newest): void {
  const last = read();
  if (last === OFF) return;
  const known = Object.values(lists)
    .flat()
    .filter((key) => key >= today);
  const now = { at: Date.now(), day: today, known };
  if (last === undefined) store(now);
  else if (Date.now() - last.at > GAP_MS) store({ ...now, since: last.day, before: last.known });
  else store({ ...last, ...now });
}

/** Whether the visit is over, so that what is new has to be asked for again. */
export function isVisitOver(): boolean {
  const last = read();
  return last !== undefined && last !== OFF && Date.now() - last.at > GAP_MS;
}

/** Says of the key of a record (`Newest`) whether it is new since the visit before. */
export function readIsNew(): (key: string) => boolean {
  const last = read();
  if (last === undefined || last === OFF) return () => false;
  const { since, before = [] } = last;
  return (key) => since !== undefined && key >= since && !before.includes(key);
}

/** Takes all that is there now for known. */
export function clearMarks(newest: Newest): void {
  const { at, day } = { at: Date.now(), day: newest.today };
  const known = Object.values(newest.lists)
    .flat()
    .filter((key) => key >= day);
  store({ at, day, known, since: day, before: known });
}

export function isOff(): boolean {
  return read() === OFF;
}

/** Forgets the visits, and remembers no more of them; or begins with a first visit. */
export function turn(to: 'on' | 'off'): void {
  try {
    if (to === 'off') localStorage.setItem(KEY, OFF);
    else localStorage.removeItem(KEY);
  } catch {
    // without storage it is off
  }
}

function read(): Visit | typeof OFF | undefined {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    if (text === OFF) return OFF;
    const value = JSON.parse(text) as Partial<Visit> | null;
    return isVisit(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isVisit(value: Partial<Visit> | null): value is Visit {
  const { at, day, known, since = '', before = [] } = value ?? {};
  return (
    typeof at === 'number' &&
    typeof day === 'string' &&
    typeof since === 'string' &&
    Array.isArray(known) &&
    Array.isArray(before)
  );
}

function store(visit: Visit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // browsers that block storage, or are full, remember no visit
  }
}
