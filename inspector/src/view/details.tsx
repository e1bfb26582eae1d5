import type { KeyboardEvent } from 'react';

import { type InspectorStore, type Tab, useView } from '../store';
import { ContextView } from './context-view';
import { EventLog } from './event-log';
import { SendView } from './send-view';

const tabs: Readonly<Record<Tab, string>> = { events: 'Events', context: 'Context', send: 'Send' };
const names = Object.keys(tabs) as Tab[];
const views = { events: EventLog, context: ContextView, send: SendView };

/** Tabs beside the chart: the log, and what else there is to know of the chosen actor. */
export function Details({ store }: { store: InspectorStore }) {
  const { tab } = useView(store);
  const View = views[tab];
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = by && names.at((names.indexOf(tab) + by) % names.length);
    if (!next) return;
    store.change({ tab: next });
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className="pane details">
      {/* eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- its tabs have the focus */}
      <div className="tools" role="tablist" aria-label="Details" onKeyDown={press}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls="details"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => store.change({ tab: name })}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="details" tabIndex={0} aria-labelledby={`tab-${tab}`} className="tabPanel">
        <View store={store} />
      </div>
    </div>
  );
}
