// @ts-check
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';

import {
  everywhere,
  noTablesOfLanguages,
  noWaits,
  patternsOfLinearCost,
  plainComments,
  translatedPages,
  unitTests,
} from './team/src/preset/eslint.js';

/** Code whose comments and names are not plain English yet; the list only shrinks. */
const toMend = ['*.ts', 'e2e/**', 'team/src/{bench,local}/**'];

export default defineConfig(
  globalIgnores(['**/dist', '**/.release', '**/.cache', '**/*.js', '**/*.cjs', '*.mjs']),
  everywhere,
  patternsOfLinearCost(['*/src/**', 'features/**']),
  noTablesOfLanguages(['shared-deps/src/**', 'mf-*/src/**', 'root-config/src/**']),
  translatedPages(['shared-deps/src/**/*.tsx', 'mf-*/src/**/*.tsx']),
  plainComments(['**/*.{ts,tsx,mjs}'], toMend),
  {
    // casts in JSDoc count for the type check alone
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  unitTests,
  noWaits,
  {
    files: [
      'team/src/{bench,content,local,preset,workspace}/**',
      'team/src/release/commands/**',
      'team/src/{school,export/command}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.config.ts', 'team/src/preset/{css-modules.d,class-names}.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  prettier,
);
