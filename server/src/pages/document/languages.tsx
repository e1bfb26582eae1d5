import { addressIn, languageNames } from '@school/contract/languages';
import { Fragment } from 'react';

import { texts } from '../../settings/texts';
import type { PageParts } from './types';

export type LanguagesProps = Pick<PageParts, 'language' | 'spoken' | 'address'>;

/** The same page in each language, by the language's own name. */
export function Languages({ language, spoken, address = '/home' }: LanguagesProps) {
  if (spoken.length === 1) return null;
  return (
    <nav className="siteLanguages row" aria-label={texts.language} translate="no">
      {spoken.map((each) => (
        <Fragment key={each}>
          {each === language ? (
            <span aria-current="true">{languageNames[each]}</span>
          ) : (
            <a lang={each} hrefLang={each} href={addressIn(each, address)}>
              {languageNames[each]}
            </a>
          )}{' '}
        </Fragment>
      ))}
    </nav>
  );
}
