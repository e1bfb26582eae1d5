import { sitePagesOf } from '@school/server/pages/render/site-pages';

import { runCheck } from '../content/check';
import { routes } from './all-routes';

/** `school check-content [DIR]`: the routes of all sections tell which links and names of files are right. */
export async function command([folder]: string[]): Promise<void> {
  await runCheck(folder, sitePagesOf(routes));
}
