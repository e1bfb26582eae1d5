import { projectRecords, type ResourceName, resources, subGallerySchema } from '@school/contract';
import { type Language, otherLanguages } from '@school/contract/languages';

import { keepTranslations, recordsIn, splitTranslations } from '../content/translations';
import type { Log } from '../lib/log';
import { parseJson } from '../upstream/parse-json';
import { UpstreamError } from '../upstream/upstream-error';
import { applyPolicy, type Policy } from './child-data';
import { resourceOf } from './record-source';

export type PrepareRecords = ReturnType<typeof createPrepareRecords>;

/** The records of an answer as the site shows them. */
export interface PreparedRecords {
  english: object;
  /** Those in other languages, where a record has a text in one. */
  translated: ReadonlyMap<Language, object>;
}

/**
 * Projects the provider's answers on the contract (ADR 10) and applies the school's policy for pupils. It
 * logs dropped records, and returns undefined for an album that is not shown.
 * @throws UpstreamError for a body that is no list or no album
 */
export function createPrepareRecords(policy: () => Policy, log: Pick<Log, 'problem'>) {
  return (key: string, bytes: Uint8Array): PreparedRecords | undefined => {
    const resource = resourceOf(key);
    const report = (line: string) => log.problem(`${resource}: ${line}`);
    try {
      const body = parseJson(bytes);
      const current = policy();
      const show = (records: unknown, onDropped = report) =>
        applyPolicy(key, projectRecords(resource, records, onDropped), current);
      const own = withoutTranslations(resource, body, report);
      const english = show(Array.isArray(body) ? own : own[0]);
      const translated = otherLanguages.flatMap((language) => {
        const records = recordsIn(language, own, current.withheld);
        // the English ones are dropped for the same reasons, and are reported
        const shown = records === own ? undefined : show(records, () => undefined);
        return shown ? [[language, shown] as const] : [];
      });
      return english && { english, translated: new Map(translated) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UpstreamError(502, `the answer of the provider cannot be read: it ${reason}`);
    }
  };
}

/** Records, or an album in a list, whose translations are kept beside them. A wrong one is left out. */
function withoutTranslations(
  resource: string,
  body: unknown,
  report: (line: string) => void,
): readonly object[] {
  const schema = resource === 'subGallery' ? subGallerySchema : resources[resource as ResourceName].record;
  const all = (Array.isArray(body) ? body : [body]) as readonly object[];
  const split = all.map((record) => splitTranslations(record, schema.entries));
  const problems = split.flatMap((each, at) => each.problems.map((line) => `record ${at + 1}: ${line}`));
  if (problems[0] !== undefined) report(`${problems.length} translations left out; ${problems[0]}`);
  return split.map(({ own, translated }) => {
    keepTranslations(own as object, translated);
    return own as object;
  });
}
