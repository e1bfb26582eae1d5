import type { DocumentInput } from './types';

/** Stands in a page's place when there is none (spec §8). */
export function ErrorScreen({ error }: { error: NonNullable<DocumentInput['error']> }) {
  return (
    <div className="siteError">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="siteErrorStatus">{`${error.status} ${error.reason}`}</p>
      <p>{error.message}</p>
      <p>
        <a href="/home" className="siteErrorLink">
          Go to the home page
        </a>
      </p>
    </div>
  );
}
