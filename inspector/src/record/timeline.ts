/** Something of the document's first seconds: a paint, a script, a mark of the boot code. */
export interface TimelineEntry {
  group: 'document' | 'vital' | 'module' | 'mark';
  name: string;
  /** Milliseconds since the document was opened. */
  start: number;
  /** A moment has none. */
  ms: number;
}

/** It is about the first seconds: what comes after so many entries is left out. */
export const MAX_ENTRIES = 500;

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Collects what the browser has measured since the document was opened, also before XState was there. */
export class Timeline {
  readonly #entries: TimelineEntry[] = [];
  readonly #observers: PerformanceObserver[] = [];
  #largestPaint: TimelineEntry | undefined;
  #slowest: TimelineEntry | undefined;
  #shift = 0;

  start(): void {
    const [document] = performance.getEntriesByType('navigation');
    if (document) this.#addDocument(document as PerformanceNavigationTiming);
    this.#observe('paint', ({ name, startTime }) => this.#add('vital', name, startTime));
    this.#observe('largest-contentful-paint', ({ startTime }) => {
      this.#largestPaint = { group: 'vital', name: 'largest contentful paint', start: startTime, ms: 0 };
    });
    this.#observe('event', ({ name, startTime, duration: ms }) => {
      if (ms > (this.#slowest?.ms ?? 0)) {
        this.#slowest = { group: 'vital', name: `slowest interaction (${name})`, start: startTime, ms };
      }
    });
    this.#observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) this.#shift += value;
    });
    this.#observe('mark', ({ name, startTime }) => this.#add('mark', name, startTime));
    this.#observe('measure', ({ name, startTime, duration: ms }) => this.#add('mark', name, startTime, ms));
    this.#observe('resource', ({ name, startTime, duration: ms }) => {
      if (name.endsWith('.js')) this.#add('module', name.replace(/^.*\//, ''), startTime, ms);
    });
  }

  stop(): void {
    this.#observers.forEach((observer) => observer.disconnect());
  }

  get entries(): readonly TimelineEntry[] {
    const vitals = [this.#largestPaint, this.#slowest].filter((entry) => entry !== undefined);
    const shift = {
      group: 'vital',
      name: `layout shift ${this.#shift.toFixed(3)}`,
      start: 0,
      ms: 0,
    } as const;
    return [...this.#entries, ...vitals, shift].sort((a, b) => a.start - b.start);
  }

  #addDocument({
    responseStart,
    responseEnd,
    domContentLoadedEventEnd,
    loadEventEnd,
  }: PerformanceNavigationTiming) {
    this.#add('document', 'HTML', responseStart, responseEnd - responseStart);
    this.#add('document', 'DOMContentLoaded', domContentLoadedEventEnd);
    this.#add('document', 'load', loadEventEnd);
  }

  #add(group: TimelineEntry['group'], name: string, start: number, ms = 0): void {
    if (this.#entries.length < MAX_ENTRIES) this.#entries.push({ group, name, start, ms });
  }

  #observe(type: string, report: (entry: PerformanceEntry) => void): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
    observer.observe({ type, buffered: true });
    this.#observers.push(observer);
  }
}
