/** The requests between the editor's pages and its server. All are JSON, below `/api/`. */

/** The parts that a person of the office may change. */
export type Role = 'everything' | 'papers' | 'notice';

export interface Person {
  name: string;
  role: Role;
}

/** `GET /api/folder`: what the editor begins with. */
export interface FolderAnswer {
  person: Person;
  /** Name of the school. */
  school: string;
  /** Address of the running site, for links to its pages. */
  site: string;
  /** Address of its pages in a frame; without it, they are linked alone. */
  preview?: string | undefined;
  parts: readonly PartSummary[];
  /** Places that a school still has to fill in, the most important first. */
  toDo: readonly ToDo[];
}

export interface PartSummary {
  /** `records/news`, `pages/uniform`, `profile`, `school-year`, `notice`. */
  key: string;
  /** In a clerk's words: `News`. */
  label: string;
  kind: 'list' | 'page' | 'single';
}

export interface ToDo {
  text: string;
  /** Of the part where it is written. */
  partKey: string;
}

/** `GET /api/parts/KEY`: one part with its form. */
export interface PartAnswer extends PartSummary {
  /** JSON Schema of an entry or of the whole part, with `title` and `description` in a clerk's words. */
  schema: object;
  /** Order and widgets, as rjsf's `uiSchema`. */
  ui: object;
  /** The entries of a list, newest first; of another part, one. */
  entries: readonly Entry[];
}

export interface Entry {
  /** Of the editor alone: never typed, the same until the entry is removed. */
  id: string;
  /** One line, as a clerk would say it. */
  title: string;
  /** ISO day, where it has one. */
  day?: string;
  /** Changes with every change of the entry. */
  version: string;
  value: unknown;
  /** Path of the page that shows it, such as `/News?news=x`. */
  page?: string;
}

/**
 * How a change has ended. `PUT /api/parts/KEY/entries/ID` saves a value and the version that was opened.
 * Of a new entry, the ID is `new`. `DELETE /api/parts/KEY/entries/ID?version=V` removes.
 */
export type Outcome =
  /**
   * 200: without an entry where it was removed; `change` is the id to undo it. While something else in the
   * file is `wrong`, the site shows the file as it last was.
   */
  | { kind: 'saved'; entry?: Entry | undefined; change: string; wrong?: readonly string[] }
  /** 422: sentences of the check at their fields. */
  | { kind: 'refused'; findings: readonly Finding[] }
  /** 409: changed by somebody else since; `theirs` is missing where it was removed. */
  | { kind: 'conflict'; theirs?: Entry | undefined; by?: string };

export interface Finding {
  /** Names and indexes below the entry's value; empty for the whole. */
  path: readonly (string | number)[];
  text: string;
}

/** `GET /api/parts/KEY/entries/ID/uses`: what else shows an entry, before it is removed. */
export interface UsesAnswer {
  uses: readonly { label: string; page: string }[];
}

/** `POST /api/files?for=KEY&name=NAME`, the file as body: kept in the folder. */
export interface FileAnswer {
  /** Path below `files/`. */
  file: string;
  /** For the forms of pages. */
  width?: number;
  height?: number;
}

/** `GET /api/changes`: those of 30 days, newest first; `POST /api/changes/ID/undo` takes one back. */
export interface ChangesAnswer {
  changes: readonly Change[];
}

export interface Change {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  /** `changed the circular “Winter timings”`. */
  what: string;
  isUndone: boolean;
}

/** `GET /api/find?text=…`: every place of a text. `POST /api/replace` corrects all of them. */
export interface FindAnswer {
  places: readonly { partKey: string; id: string; label: string }[];
}

export interface ReplaceRequest {
  from: string;
  to: string;
}

/** Answer to each request that is refused otherwise: 400, 401, 403, 404, 413, 415, 429. */
export interface RefusalAnswer {
  message: string;
}
