import { Words } from '@school/shared-deps/words';

import { defineLaidOutPage } from '../../laid-out-page/laid-out-page';

export const page = defineLaidOutPage('curriculum', { Layout: Words });
