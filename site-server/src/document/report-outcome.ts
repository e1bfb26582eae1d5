import { attributes } from '@school/shared-deps/server';

import { sourceOf } from './inline-script';

/**
 * Reports once whether the canary came to life on this page, and once more when it fails later. It is in
 * documents of canaries alone. The address of the report has the version and the outcome, and nothing else.
 * It runs as a script of the document: only its own text gets there.
 */
function reportOutcome(boot: string, prerendered: string): void {
  const { report = '', alive = '', failed = '' } = document.currentScript?.dataset ?? {};
  let reported = '';
  const observer = new MutationObserver(() => {
    const hasFailed = document.querySelector(failed) !== null;
    if (hasFailed) observer.disconnect();
    const outcome = hasFailed ? 'failed' : 'alive';
    if (outcome === reported || (!hasFailed && document.querySelector(alive) === null)) return;
    reported = outcome;
    navigator.sendBeacon(`${report}/${outcome}`);
  });
  observer.observe(document, {
    attributeFilter: [boot, prerendered],
    childList: true,
    subtree: true,
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const REPORT_OUTCOME = sourceOf(reportOutcome, attributes.boot, attributes.prerendered);

/** Where the script reports, and which elements of the page show that the canary is alive or has failed. */
export interface CanaryReport {
  report: string;
  alive: string;
  failed: string;
}

/**
 * The elements to watch in a document of a canary. A section is on its own pages, other code on every page.
 * @param section its package name, such as `@school/mf-gallery`; undefined for code that every section runs
 */
export function canaryReportOf(report: string, section: string | undefined): CanaryReport {
  if (section === undefined) {
    const failed = `[${attributes.boot}="failed"], .siteFailure, [${attributes.failed}], #content > * > [role="alert"] > h1`;
    return { report, alive: `[${attributes.boot}="alive"]`, failed };
  }
  const container = `[id="single-spa-application:${section}"]`;
  return {
    report,
    alive: `${container}:not([${attributes.prerendered}]) > *`,
    failed: `[${attributes.failureOf}="${section}"], ${container} [${attributes.failed}], ${container} > [role="alert"] > h1`,
  };
}
