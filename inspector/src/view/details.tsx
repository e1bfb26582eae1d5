import { useState } from 'react';

import type { InspectorStore } from '../store';
import { ContextView } from './context-view';
import { EventLog } from './event-log';
import { SendView } from './send-view';

const views = { Events: EventLog, Context: ContextView, Send: SendView };
type Name = keyof typeof views;

/** Beside the chart: the log, and what else there is to know of the chosen actor. */
export function Details({ store }: { store: InspectorStore }) {
  const [shown, setShown] = useState<Name>('Events');
  const { [shown]: View } = views;
  return (
    <div className="pane">
      <div className="tools" role="radiogroup" aria-label="Details">
        {(Object.keys(views) as Name[]).map((name) => (
          <label key={name}>
            <input type="radio" name="details" checked={name === shown} onChange={() => setShown(name)} />
            {name}
          </label>
        ))}
      </div>
      <View store={store} />
    </div>
  );
}
