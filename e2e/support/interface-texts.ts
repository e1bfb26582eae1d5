import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../team/src/workspace/workspace';

/** Folders with texts of pages, and with content. */
const packages = [
  'contract',
  'features',
  'mf-about',
  'mf-gallery',
  'mf-home',
  'mf-information',
  'root-config',
];
const TEXT = /'([A-Z][^'\n]*[a-z][^'\n]*)'/g;

/** English texts of the interface that a language has translated, and that no content has too. */
export function translatedTexts(language: string): ReadonlySet<string> {
  const files = [...packages, 'server', 'shared-deps'].flatMap((name) => filesIn(path.join(root, name)));
  const content = filesIn(path.join(root, 'content')).filter((file) => file.endsWith('.json'));
  const written = content.map((file) => readFileSync(file, 'utf8')).join('\n');
  const english = files
    .filter((file) => file.endsWith(`.${language}.ts`))
    .flatMap((file) => {
      const kept = textsIn(file);
      return textsIn(file.replace(`.${language}.ts`, '.ts')).filter((text) => !kept.includes(text));
    });
  return new Set(english.filter((text) => !written.includes(`"${text}"`)));
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !/node_modules|dist/.test(name)).map((name) => path.join(folder, name));
}

function textsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(TEXT)].map(([, text = '']) => text);
}
