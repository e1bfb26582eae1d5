// @ts-check
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import rxjs from 'eslint-plugin-rxjs-x';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { comments } from './eslint-comments.js';

const localeMethods = ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
/** Its rules read the type of every name, which takes a third of the time. */
const withoutStreams = [
  'e2e',
  'bench',
  'tools',
  'export',
  'preview-host',
  'site-server',
  'release',
  'gateway',
]
  .concat(['search', 'subscriptions', 'media', 'server-core', 'content-service', 'workspace'])
  .map((name) => `${name}/**`);
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const hooks = reactHooks.configs.flat['recommended-latest'];

/** The rules of all code. */
export const everywhere = defineConfig(
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  // its compiler is slow: it reads only files of components and hooks
  { files: ['**/*.tsx', '**/use-*.ts'], extends: [hooks] },
  { plugins: hooks.plugins, rules: { 'react-hooks/rules-of-hooks': 'error' } },
  a11y.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...tests, ...withoutStreams],
    extends: [rxjs.configs.recommended],
    rules: {
      // values end in $; functions that return a stream are plain verbs, whether declared or held by a property
      'rxjs-x/finnish': [
        'error',
        { functions: false, methods: false, names: { '^(load|request|stream)$': false }, strict: true },
      ],
    },
  },
  {
    plugins: { 'import-sort': importSort },
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // packages of Node, other packages, files of this one
      'import-sort/imports': ['error', { groups: [['^node:'], ['^@?\\w'], ['^\\.']] }],
      'no-console': ['error', { allow: ['error'] }],
      // the type check knows better which globals there are
      'no-undef': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // what asks for records by their key says which type they are of: startFetch<Circular>(…), wordsOf<Fallback>(…)
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
);

/**
 * A pattern whose cost grows faster than its input blocks the server for everybody.
 * @param {string[]} files code of the product
 */
export function patternsOfLinearCost(files) {
  return defineConfig({
    files,
    ignores: tests,
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  });
}

/**
 * The first use of these loads the browser's tables of languages: 40 to 70 ms on a phone, in one task.
 * @param {string[]} files code that pages load
 * @param {string[]} [others] code among it that they do not
 */
export function noTablesOfLanguages(files, others = []) {
  return defineConfig({
    files,
    ignores: [...tests, ...others],
    rules: {
      'no-restricted-globals': ['error', 'Intl'],
      'no-restricted-properties': ['error', ...localeMethods.map((property) => ({ property }))],
    },
  });
}

/** Words of a language of our own; the field has others (a response, a request, an error, a fallback). */
const privateWords = [
  'asked',
  'heard',
  'lively',
  'nobody',
  'said',
  'setbacks',
  'standIn',
  'takenBack',
  'told',
  'troubled',
];

/**
 * Comments in plain English: no long line, no long sentence, the subject first. Names without private words.
 * @param {string[]} files
 * @param {string[]} [others] code among it that is not mended yet
 */
export function plainComments(files, others = []) {
  return defineConfig({
    files,
    ignores: others,
    plugins: { comments },
    rules: { 'comments/plain': 'error', 'id-denylist': ['error', ...privateWords] },
  });
}

/** The rules of unit tests. */
export const unitTests = defineConfig({
  files: ['**/*.test.{ts,tsx}'],
  ignores: ['e2e/**'],
  extends: [testingLibrary.configs['flat/react']],
});

/** All rules, for a section outside the workspace. */
export default defineConfig(
  globalIgnores(['dist', '**/*.js', '**/*.cjs']),
  everywhere,
  patternsOfLinearCost(['src/**']),
  noTablesOfLanguages(['src/**']),
  unitTests,
  prettier,
);
