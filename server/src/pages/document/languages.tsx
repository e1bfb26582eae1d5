import { addressIn, languageNames, languages } from '@school/contract/languages';

import { texts } from '../../settings/texts';
import type { PageParts } from './types';

/** The same page in each language, by the language's own name. */
export function Languages({ language, address = '/home' }: Pick<PageParts, 'language' | 'address'>) {
  return (
    <nav className="siteLanguages row" aria-label={texts.language} translate="no">
      {languages.map((each) =>
        each === language ? (
          <span key={each} aria-current="true">
            {languageNames[each]}
          </span>
        ) : (
          <a key={each} lang={each} hrefLang={each} href={addressIn(each, address)}>
            {languageNames[each]}
          </a>
        ),
      )}
    </nav>
  );
}
