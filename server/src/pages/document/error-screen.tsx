import type { RouteData } from '@school/contract';
import { sharedTexts } from '@school/shared-deps/server';

import { texts } from '../../settings/texts';
import { LinkList } from './links';
import type { PageParts } from './types';

/** Pages that most visitors look for. */
const wanted = ['/Circular', '/Events', '/HolidayHomework', '/Admission', '/ContactUs'];

/** Replaces a page that is not there (spec §8). */
export function ErrorScreen({
  error,
  routes,
}: Pick<PageParts, 'routes'> & Required<Pick<PageParts, 'error'>>) {
  const { status, reason, message, near } = error;
  const others = wanted.flatMap((path) => routes.find((route) => route.path === path) ?? []);
  return (
    <div className="siteError stack width">
      <h1 tabIndex={-1}>{sharedTexts.unexpectedError}</h1>
      <p className="siteErrorStatus">{`${status} ${reason}`}</p>
      <p>{message}</p>
      {near.length > 0 && <PageLinks title={texts.didYouMean} pages={near} />}
      <p>
        <a href="/home" className="button">
          {sharedTexts.toHomePage}
        </a>
      </p>
      {status === 404 && <PageLinks title={texts.mostWanted} pages={others} />}
    </div>
  );
}

function PageLinks({ title, pages }: { title: string; pages: readonly Pick<RouteData, 'path' | 'title'>[] }) {
  return (
    <nav aria-label={title} className="siteErrorPages targets">
      <h2>{title}</h2>
      <LinkList links={pages.map(({ title: label, path }) => ({ label, path }))} className="row" />
    </nav>
  );
}
