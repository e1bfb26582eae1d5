import { type ReactNode, Suspense } from 'react';

import { attributes, sharedTexts } from '../../bundled';
import { texts } from '../texts';
import { StaticHtml } from '../ui/static-html';
import type { RunningPage } from './open-page';

interface SectionViewProps {
  page: RunningPage;
  /** The HTML of a page that fails on the server. */
  fallback?: ReactNode;
}

/** A section's page; the same tree on the server and in the browser. */
export function SectionView({ page, fallback = null }: SectionViewProps) {
  const { definition, actors, context, address } = page;
  const view = <definition.View key={address} actors={actors} context={context} />;
  return (
    <Suspense fallback={fallback}>
      {definition.isStatic ? <StaticHtml key={address}>{view}</StaticHtml> : view}
    </Suspense>
  );
}

/** The server renders it instead of a page that fails, finds it in the HTML, and sends its error screen. */
export function FailedPage() {
  return <div {...{ [attributes.failed]: 'page' }} />;
}

/** Replaces a page that could not be shown; the rest of the site still works. */
export function SectionFailure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{sharedTexts.unexpectedError}</h1>
      <p>{error instanceof Error ? error.message : texts.pageFailed}</p>
      <p>
        <a href="/home">{sharedTexts.toHomePage}</a>
      </p>
    </div>
  );
}
