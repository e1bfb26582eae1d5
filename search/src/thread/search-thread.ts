import { createSearchedSite, type SearchCall } from './searched-site';

const site = createSearchedSite();

export default function run({ name, args }: SearchCall): unknown {
  return (site[name] as (...each: readonly unknown[]) => unknown)(...args);
}
