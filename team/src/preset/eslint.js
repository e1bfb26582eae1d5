// @ts-check
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const localeMethods = ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];
/** Folders of the code that pages load; a section outside the workspace has the first one alone. */
const pages = ['src', 'shared-deps/src', 'mf-*/src', 'root-config/src'];

/** The rules of all code that need no types; those that do are in `.oxlintrc.json`. */
const everywhere = defineConfig(
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    // the rules of its compiler took half of the time and found nothing
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  a11y.configs.recommended,
  {
    plugins: { 'import-sort': importSort },
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
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // a caller names the type of the records that it asks for by a key: startFetch<Circular>(…)
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
);

/** A pattern whose cost grows faster than its input blocks the server for everybody. */
const patternsOfLinearCost = defineConfig({
  files: ['**/src/**', 'features/**'],
  ignores: tests,
  plugins: { regexp },
  rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
});

/** The first use of these loads the browser's tables of languages: 40 to 70 ms on a phone, in one task. */
const noTablesOfLanguages = defineConfig({
  files: pages.map((folder) => `${folder}/**`),
  ignores: tests,
  rules: {
    'no-restricted-globals': ['error', 'Intl'],
    'no-restricted-properties': [
      'error',
      ...localeMethods.map((property) => ({
        property,
        message: 'Its result depends on the browser; `<` compares texts, `formatDay` writes a day.',
      })),
    ],
  },
});

const movedText =
  'A translator moves texts: one that comes and goes, or follows such a part, needs an element.';
const part = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const conditional = ':matches(LogicalExpression[operator="&&"], ConditionalExpression)';
const text = '/^(?:Literal|TemplateLiteral|MemberExpression|CallExpression)$/';

const changing = [
  `${part} > LogicalExpression[operator="&&"]:matches([right.type=${text}], [right.name="children"])`,
  `${part} > ConditionalExpression[alternate.type=/^JSX/][consequent.type=${text}][consequent.raw!="null"]`,
  `${part} > ConditionalExpression[consequent.type=/^JSX/][alternate.type=${text}][alternate.raw!="null"]`,
  `${part}:has(> ${conditional}) ~ JSXText[value=/\\S/]`,
  `${part}:has(> ${conditional}) ~ JSXExpressionContainer > [object.name="texts"]`,
];
const option = 'JSXOpeningElement[name.name="option"]:not(:has(> JSXAttribute[name.name="value"]))';

/**
 * React cannot remove a text that the browser's translator has put elsewhere. Without a `value`, that of an
 * option is its translated text.
 */
const translatedPages = defineConfig({
  files: pages.map((folder) => `${folder}/**/*.tsx`),
  ignores: ['root-config/**', ...tests],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...changing.map((selector) => ({ selector, message: movedText })),
      { selector: option, message: 'A translator changes the text of an option: it needs a value.' },
    ],
  },
});

/** The rules of unit tests. */
const unitTests = defineConfig({
  files: ['**/*.test.{ts,tsx}'],
  ignores: ['e2e/**'],
  extends: [testingLibrary.configs['flat/react']],
});

const waits = 'A test waits for an event, a promise or `until(…)`, never for time.';

/** A test that waits for time fails on slower machines, or takes longer than it has to. */
const noWaits = defineConfig({
  files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**/*.ts'],
  ignores: ['**/testing/until.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'CallExpression[callee.name=/^(setTimeout|setInterval|sleep|wait|pause)$/]',
        message: waits,
      },
      { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: waits },
      { selector: ':matches(WhileStatement, DoWhileStatement) > AwaitExpression.test', message: waits },
      { selector: ':matches(WhileStatement, DoWhileStatement) > .test AwaitExpression', message: waits },
      { selector: 'ForStatement[test=null] AwaitExpression', message: waits },
    ],
  },
});

/** A build renames functions: the inspector shows the names that `setup` has. */
const namedGuards = defineConfig({
  files: ['**/*.machine.ts', '**/*.tools.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'CallExpression[callee.property.name=/^create(Machine|StateConfig)$/] Property[key.name="guard"] > :matches(Identifier, ArrowFunctionExpression).value',
        message: 'A guard is named in `setup`, so that the inspector can name it in production.',
      },
    ],
  },
});

/** All rules, inside the workspace and for a section outside. */
export default defineConfig(
  globalIgnores(['**/dist', '**/*.js', '**/*.cjs']),
  everywhere,
  patternsOfLinearCost,
  noTablesOfLanguages,
  translatedPages,
  unitTests,
  noWaits,
  namedGuards,
  prettier,
);
