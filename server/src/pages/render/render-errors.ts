import { createCounter } from '../../lib/create-counter';
import { limitProblems } from '../../lib/limit-problems';
import type { Log } from '../../lib/log';

/** Counts the errors of rendering, and logs one of a page in a minute. */
export function createRenderErrors(log: Log) {
  const { problem } = limitProblems(log);
  const counter = createCounter(
    'school_render_errors_total',
    'Pages and parts of pages that a version of a section could not render.',
    'section',
    'version',
  );
  return {
    counter,
    /** @param what the page, without what a visitor typed */
    add: (what: string, error: unknown, source: { section: string; version: string }): void => {
      counter.inc(source);
      problem(what, error);
    },
  };
}
