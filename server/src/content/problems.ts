import type { BaseIssue } from 'valibot';

const shownProblems = 20;

/** The problems and warnings of a content folder, one line each. */
export interface Findings {
  /** Without these being mended the folder is not served. */
  readonly problems: string[];
  /** The folder is served all the same, but not as the school means it. */
  readonly warnings: string[];
}

/** Says what is wrong with a content folder, one line a problem; its message has the first twenty. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  /** Those without the warnings. */
  readonly errors: readonly string[];

  constructor(errors: readonly string[], warnings: readonly string[] = []) {
    const problems = [...errors, ...warnings];
    super(shorten(problems).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
    this.errors = errors;
  }
}

/** The first twenty problems and how many more there are. */
export function shorten(problems: readonly string[]): string[] {
  if (problems.length <= shownProblems) return [...problems];
  return [...problems.slice(0, shownProblems), `and ${problems.length - shownProblems} more problems`];
}

/** The message of an issue, such as `attachments 2 must be text`. Items of a list count from one. */
export function messageOfIssue(issue: BaseIssue<unknown>): string {
  const place = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key + 1 : String(key)));
  const message = complaint(issue);
  const separator = /^(?:must|needs|is) /.test(message) ? ' ' : ': ';
  return place.length === 0 ? message : place.join(' ') + separator + message;
}

function complaint(issue: BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.input === undefined) return 'is missing';
  if (issue.type === 'integer') return 'must be a whole number';
  if (issue.type === 'min_value') return `must be at least ${String(issue.requirement)}`;
  return `must be ${describeKinds(issue.expected ?? '')}`;
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Valibot's `(string | Object)` as `text or an object`. */
function describeKinds(expected: string): string {
  const names = expected.replace(/[()]/g, '').split(' | ');
  const kinds = names.map((name) => kindNames[name] ?? name.replaceAll('"', ''));
  return [...new Set(kinds)].join(' or ').replace(/ or (?=.* or )/g, ', ');
}
