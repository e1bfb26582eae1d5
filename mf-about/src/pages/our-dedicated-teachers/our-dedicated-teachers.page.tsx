import { defineWordsPage } from '@school/shared-deps/words';

export const page = defineWordsPage('our-dedicated-teachers');
