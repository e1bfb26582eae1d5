import { markMenu } from './menu';
import { restoreScroll } from './scroll';
import { loadSection, type SectionEntry, targetOf } from './sections';

/** Title, menu, scroll and focus of the page that is now shown. */
export async function present(sections: readonly SectionEntry[]): Promise<void> {
  const target = targetOf(sections, new URL(location.href));
  if (!target) return;
  const module = await loadSection(target.section.name).catch(() => undefined);
  document.title = module?.title() ?? target.route.title;
  markMenu(target.route.path);
  restoreScroll();
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  heading?.focus({ preventScroll: true });
}
