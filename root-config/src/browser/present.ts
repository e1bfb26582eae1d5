import { markMenu } from './menu';
import { restoreScroll } from './scroll';
import { loadSection, type SectionEntry, type Target, targetOf } from './sections';

/** Title, menu, scroll and focus of the page that is now shown. */
export async function present(sections: readonly SectionEntry[]): Promise<void> {
  const target = targetOf(sections, new URL(location.href));
  if (!target) return;
  document.title = await titleOf(target);
  // what a browser shares of a page
  const address = target.route.path + location.search;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
  markMenu(target.route.path);
  restoreScroll();
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  heading?.focus({ preventScroll: true });
}

/** As the page calls itself; where its code failed, by its route. */
async function titleOf({ section, route }: Target): Promise<string> {
  const module = await loadSection(section.name).catch(() => undefined);
  const title = module?.title() ?? '';
  const school = document.querySelector('.siteLongName')?.textContent ?? '';
  return title === '' ? `${route.title} - ${school}` : title;
}
