/** Forms of a word by the plural categories of its language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a count, by the rule that `Intl.PluralRules` has for English: browsers need no tables of languages. */
export function plural(count: number, { one, other }: PluralForms): string {
  return (count === 1 && one) || other;
}
