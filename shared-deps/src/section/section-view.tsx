import { Component, type ReactNode, Suspense } from 'react';

import { Slice } from './hydration';
import type { RunningPage } from './open-page';

/** A section's page; the same tree on the server and in the browser. */
export function SectionView({ page }: { page: RunningPage }) {
  const { definition, actors, context, address } = page;
  const view = <definition.View key={address} actors={actors} context={context} />;
  return (
    <Suspense fallback={null}>
      {definition.isStill ? (
        <Slice key={address} name="page" trigger="never">
          {view}
        </Slice>
      ) : (
        view
      )}
    </Suspense>
  );
}

interface PageBoundaryState {
  hasFailed: boolean;
  error: unknown;
}

/** Keeps a page that throws from taking the section's other pages along. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { hasFailed: true, error };
  }

  override render() {
    const { hasFailed, error } = this.state;
    return hasFailed ? <SectionFailure error={error} /> : this.props.children;
  }
}

/** Stands in for a page that could not be shown; the rest of the site goes on. */
export function SectionFailure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : 'This page could not be shown.'}</p>
      <p>
        <a href="/home">Go to the home page</a>
      </p>
    </div>
  );
}
