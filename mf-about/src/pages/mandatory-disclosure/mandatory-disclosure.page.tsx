import { defineWordsPage } from '@school/shared-deps/words';

export const page = defineWordsPage('mandatory-disclosure');
