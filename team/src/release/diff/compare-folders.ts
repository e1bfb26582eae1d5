import { splitLanguage } from '@school/contract/languages';

import { classesOf, describeStyleChanges } from './changed-styles';
import {
  describeDifferences,
  type Difference,
  findDifferences,
  type RenderedVersion,
} from './find-differences';
import { withoutHash } from './read-page';
import { renderVersion } from './render-version';

export interface Comparison {
  /** Pages that both versions have. */
  compared: number;
  differences: readonly Difference[];
  /** Addresses of the pages with other HTML or styles; the English one alone if it is among them. */
  redrawn: readonly string[];
  hasOtherStyles: boolean;
}

/**
 * Renders a package of two release folders with the same records at the same moment, and compares them.
 * @param now the moment, in milliseconds since 1970
 */
export async function compareFolders(
  before: string,
  after: string,
  name: string,
  now = Date.now(),
): Promise<Comparison> {
  const [old, next] = await Promise.all([renderVersion(before, name, now), renderVersion(after, name, now)]);
  const shared = [...next.pages.keys()].filter((address) => old.pages.has(address));
  const hasOtherStyles = old.styles !== next.styles;
  const styleChanges = describeStyleChanges(old.styles, next.styles);
  const differences = findDifferences(old, next, styleChanges);
  const styles = styleChanges.map(classesOf);
  const hasStyle = (address: string) => {
    const html = drawnHtml(old, address) + drawnHtml(next, address);
    // a line may name no class
    const isDrawn = (classes: readonly string[]) =>
      classes.length === 0 || classes.some((name) => html.includes(name));
    // rules in another order are no line
    return styles.length === 0 || styles.some(isDrawn);
  };
  const mayDiffer = (address: string) =>
    drawnHtml(old, address) !== drawnHtml(next, address) || (hasOtherStyles && hasStyle(address));
  const redrawn = shared.filter((address) => {
    const { pathname } = splitLanguage(address);
    return mayDiffer(address) && (address === pathname || !mayDiffer(pathname));
  });
  return { compared: shared.length, differences, redrawn, hasOtherStyles };
}

/** The part of a page's HTML that a browser draws. */
function drawnHtml({ pages }: RenderedVersion, address: string): string {
  const { html = '' } = pages.get(address) ?? {};
  return withoutHash(html.slice(html.indexOf('<body')).replace(/<script\b.*?<\/script>/gs, ''));
}

/** A comparison as lines, by default all of them. */
export function linesOf({ compared, differences }: Comparison, max?: number): string[] {
  return describeDifferences(compared, differences, max);
}
