import { leavesOf } from '../record/chart';
import { type InspectorStore, pastRow, useView } from '../store';
import { ActorTree } from './actor-tree';
import { ChartView } from './chart-view';
import { Details } from './details';
import { FileTools } from './file-tools';
import { clock } from './time';

interface PanelProps {
  store: InspectorStore;
  /** A viewer without a page has no page to leave room for, and is not closed. */
  onClose?: () => void;
}

/** The inspector: actors, the chosen one's chart, and what is known of it. */
export function Panel({ store, onClose }: PanelProps) {
  return (
    <section aria-label="Statecharts" className="panel">
      <Header store={store} {...(onClose && { onClose })} />
      <Banner store={store} />
      <div className="body">
        <ActorTree store={store} />
        <ChartView store={store} />
        <Details store={store} />
      </div>
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Header({ store, onClose }: PanelProps) {
  const { source } = useView(store);
  return (
    <header className="tools">
      <h2 tabIndex={-1} ref={focus}>
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
  const state = row?.snapshot?.value === undefined ? '' : `: ${leavesOf(row.snapshot.value)}`;
  const close = () => store.change({ source: store.recorder, past: undefined, selected: undefined });
  return (
    <div role="status" className="banner">
      {view.isInert && <p>The panel cannot be used until the code of the open dialog runs.</p>}
      {view.source !== store.recorder && (
        <p>
          A recording of {view.source.address}.{' '}
          <button type="button" onClick={close}>
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
