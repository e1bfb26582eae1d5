import { preloadCode, preloadRecords } from './preload';
import { linkStyles, loadSection, type Target } from './sections';

/** After this the visitor is told that a page did not come (milliseconds). */
const PATIENCE_MS = 10_000;

/**
 * Makes a page ready to be shown: its section's code and style, its own code and its records, side by side.
 * @throws when something of it cannot be had in time
 */
export async function prepareTarget(target: Target): Promise<void> {
  await withPatience(target, async () => {
    const [module] = await fetchTarget(target);
    await module.prepare(target.url);
  });
}

const preloaded = new Set<string>();
/** Names of the sections whose code is there and asks for records by itself. */
const loaded = new Set<string>();

/** Fetches a page ahead; what fails now is asked for again when it is wanted. */
export function preloadTarget(target: Target): void {
  if (preloaded.has(target.url.href)) return;
  preloaded.add(target.url.href);
  fetchTarget(target)
    .then(([module]) => module.preload(target.url))
    .catch(() => preloaded.delete(target.url.href));
}

async function fetchTarget(target: Target) {
  const { section } = target;
  preloadCode(target);
  if (!loaded.has(section.name)) preloadRecords(target);
  const fetched = await Promise.all([loadSection(section.name), linkStyles(section)]);
  loaded.add(section.name);
  return fetched;
}

async function withPatience(target: Target, work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${target.route.path} took too long`)), PATIENCE_MS);
  });
  await Promise.race([work(), tooLong]).finally(() => clearTimeout(timer));
}
