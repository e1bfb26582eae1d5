/** Forms of a word by those categories of `Intl.PluralRules` that English has. */
type PluralForms = Record<'one' | 'other', string>;

/** The form for a count; by a rule of its own, since `Intl` loads the browser's tables of languages. */
export function plural(count: number, { one, other }: PluralForms): string {
  return count === 1 ? one : other;
}
