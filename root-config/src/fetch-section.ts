import { preloadCode } from './preload';
import { linkStyles, loadSection, type Target } from './sections';

/** Loads the code and the styles of a target's section. */
export async function fetchSection(target: Target) {
  preloadCode(target);
  const [module] = await Promise.all([loadSection(target.section.name), linkStyles(target.section)]);
  return module;
}
