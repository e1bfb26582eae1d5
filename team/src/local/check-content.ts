import { sitePagesOf } from '@school/server/pages/render/site-pages';

import { runCheck } from '../content/check';
import { routes } from './all-routes';

// `npm run content:check [-- DIR]`: links and names of content files are checked by the routes of all
// sections
await runCheck(sitePagesOf(routes));
