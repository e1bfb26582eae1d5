import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { SitePages } from '../content/page-remarks';

const school = join(__dirname, '../../../e2e/test-content/rivermouth');

/** The code under which tests serve the school of `test-content/`. */
export const schoolCode = 'RIVERMOUTH';

/** An invented site that shows this school. */
export const site: SitePages = {
  paths: ['/home', '/Admission', '/OurHistory', '/TC', '/SubGallery'],
  content: readdirSync(join(school, 'pages')).map((file) => basename(file, '.json')),
};

/** A copy of the school in `test-content/` that a test may break. */
export interface SchoolFolder {
  readonly folder: string;
  readonly write: (file: string, content: string | Buffer) => void;
  /** Changes a JSON file's value in place. */
  readonly edit: (file: string, change: (value: never) => unknown) => void;
  readonly remove: (path?: string) => void;
}

export function copySchool(): SchoolFolder {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  cpSync(school, folder, { recursive: true });
  const write: SchoolFolder['write'] = (file, content) => writeFileSync(join(folder, file), content);
  return {
    folder,
    write,
    edit: (file, change) => {
      const value = JSON.parse(readFileSync(join(folder, file), 'utf8')) as never;
      write(file, JSON.stringify(change(value) ?? value));
    },
    remove: (path = '') => rmSync(join(folder, path), { recursive: true, force: true }),
  };
}
