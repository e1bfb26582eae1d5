import { preloadCode, preloadRecords } from './preload';
import { linkStyles, loadSection, type Target } from './sections';

/** Loads the code and the styles of a target's section; records are fetched beside code that is not loaded yet. */
export async function fetchSection(target: Target, isLoaded: boolean) {
  preloadCode(target);
  if (!isLoaded) preloadRecords(target);
  const [module] = await Promise.all([loadSection(target.section.name), linkStyles(target.section)]);
  return module;
}
