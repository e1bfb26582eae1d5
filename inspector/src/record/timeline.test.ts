import { MAX_ENTRIES, Timeline } from './timeline';

/** Reports entries of one type, as a browser does that measured them before anybody asked. */
function measure(type: string, entries: readonly object[]) {
  class Observer {
    static readonly supportedEntryTypes = [type];
    readonly #report: (list: { getEntries: () => readonly object[] }) => void;
    constructor(report: (list: { getEntries: () => readonly object[] }) => void) {
      this.#report = report;
    }
    observe() {
      this.#report({ getEntries: () => entries });
    }
    disconnect() {
      return undefined;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  performance.getEntriesByType = () => [];
  const timeline = new Timeline();
  timeline.start();
  return timeline.entries;
}

describe('the time line of a document', () => {
  it('has its modules by the names of their files, in the order in which they came', () => {
    const entries = measure('resource', [
      { name: 'https://school/assets/b.js', startTime: 40, duration: 5 },
      { name: 'https://school/assets/a.js', startTime: 20, duration: 9 },
      { name: 'https://school/logo.png', startTime: 30, duration: 1 },
    ]);
    expect(entries.filter(({ group }) => group === 'module')).toEqual([
      { group: 'module', name: 'a.js', start: 20, ms: 9 },
      { group: 'module', name: 'b.js', start: 40, ms: 5 },
    ]);
  });

  it('adds up the shifts that no visitor caused', () => {
    const entries = measure('layout-shift', [
      { value: 0.02, hadRecentInput: false },
      { value: 0.5, hadRecentInput: true },
      { value: 0.01, hadRecentInput: false },
    ]);
    expect(entries).toEqual([{ group: 'vital', name: 'layout shift 0.030', start: 0, ms: 0 }]);
  });

  it('does not grow for ever', () => {
    const marks = Array.from({ length: 2 * MAX_ENTRIES }, (_, at) => ({ name: `mark ${at}`, startTime: at }));
    expect(measure('mark', marks).filter(({ group }) => group === 'mark')).toHaveLength(MAX_ENTRIES);
  });
});
