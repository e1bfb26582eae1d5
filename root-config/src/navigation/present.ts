import { PREFIX } from '@school/contract';
import { attempt, attributes, removeLeft, setPageAddress } from '@school/shared-deps/bundled';

import { fillAside } from '../aside';
import { markMenu } from '../menu';
import { loadSection, type Target } from '../sections';
import { restoreScroll } from './scroll';

let shown: Target | undefined;

/**
 * Sets menu, scroll, focus, address and title for the page that is now shown, before it is painted.
 * @param title by default its code says it
 */
export async function present(target: Target | undefined, title?: string): Promise<void> {
  // also after a page that could not be rendered
  removeLeft();
  if (!target) return;
  const address = target.route.path + location.search;
  setPageAddress(PREFIX === '' ? address : PREFIX + address);
  markMenu(target.route);
  fillAside();
  restoreScroll();
  const start = ['#content [type="search"]:placeholder-shown', '#content h1', '#content']
    .map((each) => document.querySelector<HTMLElement>(each))
    .find(Boolean);
  // in a field that is still there the visitor types already
  if (!(document.activeElement instanceof HTMLInputElement))
    attempt(() => start?.focus({ preventScroll: true }));
  shown = target;
  const text = title ?? (await titleOf(target));
  // the visitor may have gone on to another page
  if (shown === target) document.title = text;
}

/** The page's own title, or its route's if its code has failed. */
async function titleOf({ section, route }: Target): Promise<string> {
  const module = await loadSection(section.name).catch(() => undefined);
  const title = module?.title() ?? '';
  const school = document.documentElement.getAttribute(attributes.school) ?? '';
  return title === '' ? `${route.title} - ${school}` : title;
}
