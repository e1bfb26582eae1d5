import { type ResourceName, resources } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { recordsOf } from '../content/lists';
import type { ShownContent } from '../content/own-content';
import { recordsIn } from '../content/translations';
import { applyPolicy, type Policy } from './child-data';
import { isAlbum, type RecordSource, type ShownRecords, showRecords } from './record-source';

/** The parts of the content folder that the provider's API is about. */
export type FolderContent = Policy & Pick<ShownContent, 'records' | 'certificates' | 'policy'>;

/** The records of the school's content folder: they are in memory, checked, and always as they are now. */
export function createFolderRecords(current: () => FolderContent): RecordSource {
  const known = new Map<string, { list: readonly object[]; policy: string; content: ShownRecords }>();
  const show = (key: string, language: Language = 'en'): ShownRecords | undefined => {
    const folder = current();
    const { records, policy, withheld } = folder;
    const knownKey = `${language} ${key}`;
    const last = known.get(knownKey);
    // a list that has changed is another object
    const name = isAlbum(key) ? 'gallery' : resources[key as ResourceName].list;
    const list = records[name];
    if (last?.list === list && last.policy === policy) return last.content;
    const translated = recordsIn<object>(language, list, withheld);
    if (language !== 'en' && translated === list) return show(key);
    const own = recordsOf(key, { ...records, [name]: translated });
    const shown = own && applyPolicy(key, own, folder);
    const content = shown && showRecords(shown, true, last?.content);
    if (content === undefined) known.delete(knownKey);
    else known.set(knownKey, { list, policy, content });
    return content;
  };
  const valueOf = (key: string, language?: Language) => {
    const content = show(key, language);
    return content === undefined ? ('missing' as const) : { content, at: Date.now() };
  };
  return {
    read: (key, language) => ({ value: valueOf(key, language) }),
    readWithin: (key, _budgetMs, language) => Promise.resolve(valueOf(key, language)),
    peek: (key) => show(key),
    // a change is seen by its records
    invalidate: () => undefined,
    report: () => ({ isAnswering: true, isPaused: false }),
  };
}
