import { type ResourceName, resources } from '@school/contract';

import { recordsOf } from '../content/lists';
import type { ShownContent } from '../content/own-content';
import { applyPolicy, type Policy } from './child-data';
import { isAlbum, type RecordSource, type ShownRecords, showRecords } from './record-source';

/** The parts of the content folder that the provider's API is about. */
export type FolderContent = Policy & Pick<ShownContent, 'records' | 'certificates' | 'policy'>;

/** The records of the school's content folder: they are in memory, checked, and always as they are now. */
export function createFolderRecords(current: () => FolderContent): RecordSource {
  const known = new Map<string, { list: readonly object[]; policy: string; content: ShownRecords }>();
  const show = (key: string): ShownRecords | undefined => {
    const folder = current();
    const { records, policy } = folder;
    const last = known.get(key);
    // a list that has changed is another object
    const list = records[isAlbum(key) ? 'gallery' : resources[key as ResourceName].list];
    if (last?.list === list && last.policy === policy) return last.content;
    const own = recordsOf(key, records);
    const shown = own && applyPolicy(key, own, folder);
    const content = shown && showRecords(shown, true, last?.content);
    if (content === undefined) known.delete(key);
    else known.set(key, { list, policy, content });
    return content;
  };
  const valueOf = (key: string) => {
    const content = show(key);
    return content === undefined ? ('missing' as const) : { content, at: Date.now() };
  };
  return {
    read: (key) => ({ value: valueOf(key) }),
    readWithin: (key) => Promise.resolve(valueOf(key)),
    peek: show,
    // a change is seen by its records
    invalidate: () => undefined,
    report: () => ({ isAnswering: true, isPaused: false }),
  };
}
