import type { Term } from './duties';
import type { BoardDocument, BoardFile, BoardTable } from './read-proofs';

const SOON_DAYS = 60;
const DAY_MS = 86_400_000;
const RESULT_YEARS = 3;

/** "ended on …", or "ends on …" within 60 days; undefined for a day further ahead. */
export function endOf(validUntil: string, today: string): string | undefined {
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  if (days < 0) return `ended on ${validUntil}`;
  return days <= SOON_DAYS ? `ends on ${validUntil}` : undefined;
}

/** The last year of the newest session in a text, such as 2027 of "2026-27". */
export function sessionEnd(text: string): number | undefined {
  const sessions = [...text.matchAll(/\b(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)\b/g)];
  const ends = sessions
    .filter(([, from, to]) => (Number(from) + 1) % 100 === Number(to))
    .map(([, from]) => Number(from) + 1);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** The day on which a proof ends; undefined when nothing says so. */
export function lastDayOf(
  term: Term | undefined,
  { document, table, page }: { document?: BoardDocument; table?: BoardTable; page: BoardFile },
): string | undefined {
  if (document?.validUntil !== undefined) return document.validUntil;
  if (typeof term === 'object') return document?.date && later(document.date, term.years);
  if (term === 'results' && table !== undefined) return resultsEnd(table);
  const end = sessionEnd(document ? `${document.title} ${document.file}` : (page.session ?? page.text));
  if (end === undefined) return undefined;
  if (term === 'session') return `${end}-03-31`;
  return term === 'report' ? `${end + 1}-09-15` : undefined;
}

/** The results of a year come in the next June. */
function resultsEnd({ rows }: BoardTable): string | undefined {
  const years = resultYears(rows);
  return years.length === 0 ? undefined : `${Math.max(...years) + 1}-06-30`;
}

/** Whether a table of results has three years, one after the other. */
export function hasThreeYears({ rows }: BoardTable): boolean {
  const years = resultYears(rows);
  const newest = Math.max(...years);
  return Array.from({ length: RESULT_YEARS }, (_, back) => newest - back).every((year) =>
    years.includes(year),
  );
}

const resultYears = (rows: BoardTable['rows']) =>
  rows.flatMap((row) => row.filter((cell) => /^20\d\d$/.test(cell)).map(Number));

const later = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
