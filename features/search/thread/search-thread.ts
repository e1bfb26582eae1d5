import { createSearchedSite, type SearchCall } from './searched-site';

const site = createSearchedSite();

/**
 * Answers a job of the thread.
 * @public
 */
export function run({ name, args }: SearchCall): unknown {
  return (site[name] as (...each: readonly unknown[]) => unknown)(...args);
}
