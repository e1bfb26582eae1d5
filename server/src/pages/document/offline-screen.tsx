import { KEPT_LIST, RETRY_LINK } from '@school/contract/offline';

import { texts } from '../../settings/texts';

/** The service worker shows it in place of a page that is not on the device. It lists those that are. */
export function OfflineScreen() {
  const { title, message, retry, pages, empty } = texts.offline;
  return (
    <div className="siteError stack width">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{message}</p>
      <p>
        {/* with a target of its own the shell leaves it to the browser */}
        <a href="/home" {...{ [RETRY_LINK]: '' }} className="button" target="_self">
          {retry}
        </a>
      </p>
      <nav aria-label={pages} className="siteErrorPages targets">
        <h2>{pages}</h2>
        <ul {...{ [KEPT_LIST]: '' }} className="row">
          <li>{empty}</li>
        </ul>
      </nav>
    </div>
  );
}
