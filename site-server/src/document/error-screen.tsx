import type { RouteData } from '@school/shared-deps';

import type { DocumentInput } from './types';

interface ErrorScreenProps {
  error: NonNullable<DocumentInput['error']>;
  routes: readonly RouteData[];
}

/** What most visitors come for. */
const wanted = ['/Circular', '/Events', '/HolidayHomework', '/Admission', '/ContactUs'];

/** Stands in a page's place when there is none (spec §8). */
export function ErrorScreen({ error: { status, reason, message, near }, routes }: ErrorScreenProps) {
  const others = wanted.flatMap((path) => routes.find((route) => route.path === path) ?? []);
  return (
    <div className="siteError">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="siteErrorStatus">{`${status} ${reason}`}</p>
      <p>{message}</p>
      {near.length > 0 && <PageLinks title="Did you mean" pages={near} />}
      <p>
        <a href="/home" className="siteErrorLink">
          Go to the home page
        </a>
      </p>
      {status === 404 && <PageLinks title="Most visitors look for" pages={others} />}
    </div>
  );
}

function PageLinks({ title, pages }: { title: string; pages: readonly Pick<RouteData, 'path' | 'title'>[] }) {
  return (
    <nav aria-label={title} className="siteErrorPages">
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
