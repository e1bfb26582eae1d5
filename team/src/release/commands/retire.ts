import { parseArgs } from 'node:util';

import { retire } from '../retire';
import { readAuthor } from './author';
import { folder, packageFolder, sectionOf, sectionOption } from './command';

/**
 * `school retire --section mf-gallery [--to /home]`: takes the section out of the site; its paths are gone,
 * or lead elsewhere.
 */
export async function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...sectionOption, to: { type: 'string' } } });
  const name = sectionOf(values);
  const paths = await retire(folder, name, values.to, readAuthor(packageFolder));
  const answer = values.to === undefined ? 'answer 410' : `lead to ${values.to}`;
  console.log(`${name} is retired: ${paths.join(', ')} ${answer}`);
}
