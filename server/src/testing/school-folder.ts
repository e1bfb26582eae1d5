import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { SitePages } from '../content/page-warnings';

const school = join(__dirname, '../../../e2e/test-content/rivermouth');

/** The code under which tests serve the school of `test-content/`. */
export const schoolCode = 'RIVERMOUTH';

/** An invented site that shows this school. */
export const site: SitePages = {
  paths: ['/home', '/Admission', '/OurHistory', '/TC', '/SubGallery'],
  retired: [],
  content: readdirSync(join(school, 'pages')).map((file) => basename(file, '.json')),
};

/** A copy of the school in `test-content/` that a test may break. */
export interface SchoolFolder {
  readonly folder: string;
  readonly write: (file: string, content: string | Buffer) => void;
  /** Changes a JSON file's value in place. */
  readonly edit: (file: string, change: (value: never) => unknown) => void;
  readonly remove: (path?: string) => void;
  /** Edits a file by a function of its JSON, writes it, or removes it. */
  readonly change: (file: string, to: FileChange) => void;
}

export type FileChange = ((value: never) => unknown) | string | Buffer | undefined;

/** Fields that a record of a list gets. */
export const setFields = (index: number, fields: object) => (records: object[]) =>
  void Object.assign(records[index] ?? {}, fields);

export function copySchool(): SchoolFolder {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  cpSync(school, folder, { recursive: true });
  const write: SchoolFolder['write'] = (file, content) => writeFileSync(join(folder, file), content);
  const edit: SchoolFolder['edit'] = (file, change) => {
    const value = JSON.parse(readFileSync(join(folder, file), 'utf8')) as never;
    write(file, JSON.stringify(change(value) ?? value));
  };
  const remove = (path = '') => rmSync(join(folder, path), { recursive: true, force: true });
  return {
    folder,
    write,
    edit,
    remove,
    change: (file, to) => {
      if (to === undefined) remove(file);
      else if (typeof to === 'function') edit(file, to);
      else write(file, to);
    },
  };
}
