import { runCheck } from '@school/content-service/check';
import { sitePagesOf } from '@school/site-server/render/site-pages';

import { routes } from './all-routes';

// `npm run content:check [-- DIR]`: links and names of content files are checked by the routes of all
// sections
await runCheck(sitePagesOf(routes));
