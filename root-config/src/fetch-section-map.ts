import { PREFIX, type SectionMap } from '@school/contract';

let sectionMap: Promise<SectionMap> | undefined;

/**
 * Fetches the deployed sections once.
 * @throws when the request fails; the next call sends it again
 */
export function fetchSectionMap(): Promise<SectionMap> {
  sectionMap ??= readSectionMap().catch((error: unknown) => {
    sectionMap = undefined;
    throw error;
  });
  return sectionMap;
}

async function readSectionMap(): Promise<SectionMap> {
  const response = await fetch(`${PREFIX}/sections.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return (await response.json()) as SectionMap;
}
