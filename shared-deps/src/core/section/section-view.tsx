import { Suspense } from 'react';

import { attributes, sharedTexts } from '../../bundled';
import { texts } from '../texts';
import type { IslandScheduler } from '../ui/hydration-context';
import { SentHtml, StaticHtml } from '../ui/static-html';
import { StatusLine } from '../ui/status-line';
import type { RunningPage } from './open-page';

/**
 * A section's page; the same tree on the server and in the browser. Where the page fails, the server finds
 * the placeholder in the HTML, and sends its error screen.
 */
export function SectionView({ page }: { page: RunningPage }) {
  const { definition, actors, context, address } = page;
  const view = <definition.View key={address} actors={actors} context={context} />;
  return (
    <Suspense fallback={context.facts && <div {...{ [attributes.failed]: 'page' }} />}>
      {definition.isStatic ? (
        <StaticHtml key={address} name="page">
          {view}
        </StaticHtml>
      ) : (
        view
      )}
    </Suspense>
  );
}

interface SectionFailureProps {
  error: unknown;
  sent: IslandScheduler | undefined;
}

/**
 * Replaces a page that throws. One of the server stays as it was sent: its links and forms work without
 * script. The rest of the site still works.
 */
export function SectionFailure({ error, sent }: SectionFailureProps) {
  if (sent) {
    return (
      <>
        <div className="width">
          <StatusLine tone="problem" text={texts.pageAsSent} />
        </div>
        <SentHtml of={sent} />
      </>
    );
  }
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
