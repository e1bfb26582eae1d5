import { preloadCode, preloadRecords } from './preload';
import { linkStyles, loadSection, type Target } from './sections';

/**
 * Loads the code and the styles of a target's section.
 * @param withRecords whether its records are fetched meanwhile: later its code does so itself
 */
export async function fetchSection(target: Target, withRecords: boolean) {
  preloadCode(target);
  if (withRecords) preloadRecords(target);
  const [module] = await Promise.all([loadSection(target.section.name), linkStyles(target.section)]);
  return module;
}
