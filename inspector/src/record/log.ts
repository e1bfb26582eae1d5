import type { LogRow } from './source';

/** The log forgets its oldest rows beyond this. */
export const MAX_ROWS = 2_000;
/** It forgets many at once: removing one at a time would move all others each time. */
const FORGOTTEN_AT_ONCE = MAX_ROWS / 4;

/** A row before it is numbered; without a time it is of now. */
type NewRow = Omit<LogRow, 'n' | 'at'> & { at?: number };

/** The newest rows of what has happened. */
export class Log {
  rows: LogRow[] = [];
  dropped = 0;
  readonly #changed: () => void;
  #count = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Numbers a row and keeps it. */
  add(row: NewRow): LogRow {
    const added = { at: performance.now(), ...row, n: (this.#count += 1) };
    this.rows.push(added);
    if (this.rows.length > MAX_ROWS + FORGOTTEN_AT_ONCE) {
      this.dropped += this.rows.length - MAX_ROWS;
      this.rows = this.rows.slice(-MAX_ROWS);
    }
    this.#changed();
    return added;
  }

  clear(): void {
    this.rows = [];
    this.dropped = 0;
  }
}
