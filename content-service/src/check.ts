import { join, relative } from 'node:path';

import { lists, type ListName } from './content/lists';
import { loadContent, type Content } from './content/load';

const folder = process.argv[2] ?? process.env['SCHOOL_CONTENT'] ?? join(import.meta.dirname, '../content');

function summary({ profile, records, pages, files, certificates }: Content): string {
  const counts = (Object.keys(lists) as ListName[]).map((name) => `${records[name].length} ${name}`);
  const bytes = [...files.byPath.values()].reduce((sum, file) => sum + file.size, 0);
  const size = `${files.byPath.size} files (${(bytes / 1e6).toFixed(1)} MB)`;
  const parts = [
    ...counts,
    `${Object.keys(pages).length} pages`,
    `${certificates.length} certificates`,
    size,
  ];
  return `${profile.name}: ${parts.join(', ')}`;
}

try {
  console.log(summary(await loadContent(folder)));
} catch (error) {
  console.error(`${relative('.', folder)} is not whole:\n${(error as Error).message}`);
  process.exitCode = 1;
}
