import { texts } from '../../settings/texts';
import { SiteIcon } from './icons';

export const SEARCH = '/Search';

/** Leads to the results, also without a script. */
export function SearchForm({ id }: { id?: string }) {
  return (
    <form
      role="search"
      aria-label={texts.find}
      className={id === undefined ? 'siteMenuSearch' : 'siteSearch'}
      action={SEARCH}
    >
      <input id={id} type="search" name="q" aria-label={texts.find} enterKeyHint="search" />
      <button type="submit" className="siteSearchButton" aria-label={texts.search}>
        <SiteIcon name="search" />
      </button>
    </form>
  );
}
