import { start } from 'single-spa';

import { enhanceMenu } from './menu';
import { followLinks } from './navigation';
import { fetchAhead } from './fetch-ahead';
import { registerSections } from './registration';
import { fetchSectionMap } from './sections';

/**
 * Brings the server's document to life: sections, soft navigation, pages fetched ahead.
 * @param releaseClicks ends the holding of clicks; answers where the last one led
 */
export async function startShell(releaseClicks: () => URL | undefined): Promise<void> {
  const { sections } = await fetchSectionMap();
  followLinks(sections, releaseClicks());
  registerSections(sections);
  fetchAhead(sections);
  enhanceMenu();
  start({ urlRerouteOnly: true });
}
