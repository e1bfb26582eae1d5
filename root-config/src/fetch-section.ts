import { preloadCode, preloadRecords } from './preload';
import { linkStyles, loadSection, type Target } from './sections';

/** Names of the sections whose code is loaded: they fetch records themselves. */
const loaded = new Set<string>();

/**
 * Loads the code and the styles of a target's section.
 * @param withRecords whether its records are fetched meanwhile, unless its code is here to do so
 */
export async function fetchSection(target: Target, withRecords: boolean) {
  const { section } = target;
  preloadCode(target);
  if (withRecords && !loaded.has(section.name)) preloadRecords(target);
  const [module] = await Promise.all([loadSection(section.name), linkStyles(section)]);
  loaded.add(section.name);
  return module;
}
