import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = path.join(__dirname, '../../..');
/** In here an effect on the browser may fail. */
const caught = ':matches(CallExpression[callee.name=/^(?:attempt|paceAddress)$/], TryStatement > .block) *';
const methods =
  'animate|blur|exitFullscreen|focus|hidePopover|play|requestFullscreen|scroll|scrollBy|scrollIntoView|' +
  'scrollTo|setPointerCapture|showModal|showPopover|startViewTransition|togglePopover';
const youngMethods =
  'canParse|checkVisibility|fromAsync|groupBy|isWellFormed|toReversed|toSorted|toSpliced|toWellFormed|' +
  'withResolvers';
const effects = [
  `CallExpression[callee.property.name=/^(?:${methods})$/]`,
  'CallExpression[callee.name=/^(?:matchMedia|scrollBy|scrollTo)$/]',
  'NewExpression[callee.name=/^(?:BroadcastChannel|Highlight|\\w+Observer)$/]',
  ':matches(CallExpression, AssignmentExpression) > MemberExpression[object.name="history"]',
  'MemberExpression[object.name=/^(?:indexedDB|localStorage|sessionStorage)$/]',
  // in an async function they reject its promise
  ':not(:function[async=true] *) > MemberExpression[object.property.name="clipboard"]',
  ':not(:function[async=true] *) > MemberExpression[object.name="navigator"][property.name="share"]',
  // younger than Safari 15.4 or Chrome 100
  `MemberExpression[property.name=/^(?:${youngMethods})$/]`,
  'MemberExpression[object.name="AbortSignal"]',
  'MemberExpression[object.name="Response"][property.name="json"]',
  'MemberExpression[object.name=/[pP]arams$/][property.name="size"]',
  'Literal[value=/:(?:has\\(|modal|popover-open)/]',
  'Literal[regex.pattern=/\\(\\?<[=!]/]',
].map((selector) => ({ selector: `:matches(${selector}):not(${caught})`, message: 'not in attempt(…)' }));

const mentioned = new RegExp(
  `\\b(?:${methods}|${youngMethods})\\b|history|matchMedia|Observer|Storage|navigator|AbortSignal|Response|` +
    'Params.size|:has|:modal|popover|\\(\\?<',
);

const linter = new Linter();

/** The lines of a source whose effects on the browser may throw. */
function throwing(source: string, file = 'source.ts'): string[] {
  if (!mentioned.test(source)) return [];
  const lines = source.split('\n');
  const messages = linter.verify(
    source,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: { 'no-restricted-syntax': ['error', ...effects] },
    },
    file,
  );
  return messages.map(({ line, message }) => `${lines[line - 1]?.trim() ?? ''} ${message}`);
}

function filesIn(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${folder}/${file}`).filter((file) => /\.tsx?$/.test(file));
}

const sections = readdirSync(root).filter((name) => name.startsWith('mf-'));
const sources = ['contract', 'root-config', 'shared-deps', ...sections]
  .flatMap((name) => filesIn(`${name}/src`))
  .concat(filesIn('features').filter((file) => /\/browser\.ts$/.test(file)))
  .concat('team/src/export/static-host.script.ts')
  .filter((file) => !/\.test\.|\/testing\//.test(file));

it('lets no page end by an effect that the browser refuses or does not know', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    throwing(readFileSync(path.join(root, file), 'utf8'), file).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "history.pushState({}, '', '#photo=2')",
  "history.scrollRestoration = 'manual'",
  "matchMedia('print').matches",
  'new IntersectionObserver(look)',
  "localStorage.getItem('a')",
  'element?.focus({ preventScroll: true })',
  'navigator.clipboard.writeText(address)',
  'navigator.share({ url })',
  'URL.canParse(address)',
  'list.toSorted()',
  'searchParams.size',
  "document.querySelector('dialog:modal')",
  '/(?<=a)b/.test(text)',
])('finds %s', (code) => {
  expect(throwing(code).length).toBeGreaterThan(0);
  expect(throwing(`attempt(() => ${code})`)).toEqual([]);
  expect(throwing(`try { ${code} } catch { undefined; }`)).toEqual([]);
});
