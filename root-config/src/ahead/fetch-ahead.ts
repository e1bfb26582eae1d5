import { fetchPageAhead } from '../navigation/fragments';
import type { Navigation } from '../navigation/navigation.machine';
import { isDeployed } from '../navigation/preload';
import { linkStyles, targetOf } from '../sections';

/** Fetches the pages of links ahead that are pointed at, pressed or focused. */
export function fetchAhead(navigation: Navigation): void {
  const ofLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void anticipate(navigation, link, 'high');
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, ofLink, { passive: true });
}

/** Fetches the HTML of a link's page, and its section's styles. */
export async function anticipate(
  navigation: Navigation,
  { origin, pathname, target: tab, href }: HTMLAnchorElement,
  priority: RequestPriority,
): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname || tab !== '') return;
  const target = targetOf(navigation.getSnapshot().context.sections, new URL(href));
  if (!target || !isDeployed(target.section)) return;
  void linkStyles(target.section);
  await fetchPageAhead(target.url, priority);
}
