import type { SectionModule } from '@school/shared-deps';
import type { attributes } from '@school/shared-deps/bundled';

import { followBuilds } from './follow-builds';
import { createSectionLoader } from './load-section';
import { linkLocalStyles, turnOffDeployedStyles } from './local-styles';
import { type Panel, showPanel } from './panel';
import { DATA_ID, type PreviewHostData } from './preview-host-data';
import { clearOverrides, type Override, readOverrides, storeOverride, takeOffers } from './stored-overrides';

// browsers get this file unbundled, so that it imports files beside it and types alone
const prerendered: (typeof attributes)['prerendered'] = 'data-prerendered';
const changing: (typeof attributes)['changing'] = 'data-hydrate-idle';

// runs on each page of a preview host before the shell does; no page of the site itself has it
const host = readHost();
takeOffers(localStorage, host);
const overrides = readOverrides(localStorage, Object.keys(host.sections));
const reload = () => location.reload();
const panel: Panel = showPanel({
  site: host.site,
  overrides,
  offers: host.offers,
  clear: (names) => {
    clearOverrides(localStorage, names);
    reload();
  },
  use: ({ name, url }) => {
    storeOverride(localStorage, name, url);
    reload();
  },
});
for (const override of overrides) {
  if (override.refusal !== undefined) continue;
  detachServerHtml(override);
  followBuilds(override, { report: (message) => panel.say(override.name, message), reload });
}
addEventListener('single-spa:routing-event', turnOffDeployedStyles);

/**
 * The import map of a preview host gives this for a section: its override, or the deployed one.
 * @public
 */
export const loadSection: (name: string) => Promise<SectionModule> = createSectionLoader({
  overrides,
  sections: host.sections,
  importModule: (address) => import(address),
  linkStyles: linkLocalStyles,
  report: panel.say,
});

function readHost(): PreviewHostData {
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PreviewHostData;
}

/**
 * The HTML is the deployed section's: it stays in view until the local one is rendered, and is never
 * hydrated.
 */
function detachServerHtml({ name }: Override): void {
  const container = document.getElementById(`single-spa-application:${name}`);
  if (!container?.hasAttribute(prerendered)) return;
  container.setAttribute(prerendered, '');
  // so that the shell mounts the section of a static page too
  container.setAttribute(changing, 'true');
}
