import { leavesOf } from '@school/shared-deps/charts';
import { useEffect, useRef } from 'react';

import { type InspectorStore, type Pane, pastRow, useView } from '../store';
import { ActorTree } from './actor-tree';
import { ChartView } from './chart-view';
import { Details } from './details';
import { FileTools } from './file-tools';
import { clock } from './time';

const panes: readonly Pane[] = ['actors', 'chart', 'details'];

interface PanelProps {
  store: InspectorStore;
  /** A viewer without a page has no page to leave room for, and is not closed. */
  onClose?: () => void;
}

/** The inspector: actors, the chosen one's chart, and what is known of it. */
export function Panel({ store, onClose }: PanelProps) {
  const { pane } = useView(store);
  return (
    <section aria-label="Statecharts" className={onClose ? 'panel' : 'panel alone'} data-pane={pane}>
      <Header store={store} {...(onClose && { onClose })} />
      <Banner store={store} />
      <nav className="panes" aria-label="Parts">
        {panes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === pane}
            onClick={() => store.change({ pane: name })}
          >
            {name}
          </button>
        ))}
      </nav>
      <div className="body">
        <ActorTree store={store} />
        <ChartView store={store} />
        <Details store={store} />
      </div>
    </section>
  );
}

function Header({ store, onClose }: PanelProps) {
  const { source } = useView(store);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="tools">
      <h2 tabIndex={-1} ref={heading}>
        Statecharts
      </h2>
      <span className="quiet address">{source.address}</span>
      <FileTools store={store} />
      {onClose && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </header>
  );
}

/** Says that what is shown is not the running page as it is now, and leads back to it. */
function Banner({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const row = pastRow(view);
  const isForeign = view.source !== store.recorder;
  const state = row?.snapshot?.value === undefined ? '' : `: ${leavesOf(row.snapshot.value)}`;
  return (
    <div role="status" className="banner">
      {view.problem !== '' && <p>{view.problem}</p>}
      {isForeign && (
        <p>
          A recording of {view.source.address}.{' '}
          <button
            type="button"
            onClick={() =>
              store.change({ source: store.recorder, past: undefined, selected: undefined, problem: '' })
            }
          >
            Close the recording
          </button>
        </p>
      )}
      {row && (
        <p>
          As it was at {clock(row.at)}
          {state}.{' '}
          <button type="button" onClick={() => store.change({ past: undefined })}>
            Return to now
          </button>
        </p>
      )}
    </div>
  );
}
