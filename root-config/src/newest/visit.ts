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
  since?: string | undefined;
  before?: readonly string[] | undefined;
}

/** Stores that a page is open, and begins a new visit after a while without one. */
export function continueVisit(newest: Newest): void {
  if (isOff()) return;
  const last = read();
  if (isVisitOver()) store(newest, last?.day, last?.known);
  else store(newest, last?.since, last?.before);
}

/** Whether the visit is over, so that what is new has to be asked for again. */
export function isVisitOver(): boolean {
  return Date.now() - (read()?.at ?? Infinity) > GAP_MS;
}

/** Says of the key of a record (`Newest`) whether it is new since the visit before. */
export function readIsNew(): (key: string) => boolean {
  const { since, before = [] } = read() ?? {};
  return (key) => since !== undefined && key >= since && !before.includes(key);
}

/** Takes all that is there now for known. */
export function clearMarks(newest: Newest): void {
  store(newest, newest.today, knownOf(newest));
}

export function isOff(): boolean {
  return readText() === OFF;
}

/** Forgets the visits, and remembers no more of them; or begins with a first visit. */
export function turn(to: 'on' | 'off'): void {
  writeText(to === 'off' ? OFF : '');
}

function knownOf({ today, lists }: Newest): string[] {
  return Object.values(lists)
    .flat()
    .filter((key) => key >= today);
}

function read(): Visit | undefined {
  try {
    const visit = JSON.parse(readText()) as Visit;
    const { at, day, known, since = '', before = [] } = visit;
    const isVisit =
      Number.isFinite(at) &&
      [day, since].every((text) => typeof text === 'string') &&
      [known, before].every(Array.isArray);
    return isVisit ? visit : undefined;
  } catch {
    return undefined;
  }
}

function store(newest: Newest, since?: string, before?: readonly string[]): void {
  const visit: Visit = { at: Date.now(), day: newest.today, known: knownOf(newest), since, before };
  writeText(JSON.stringify(visit));
}

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function writeText(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // browsers that block storage, or are full, remember no visit
  }
}
