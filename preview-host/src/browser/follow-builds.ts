import type { BuildEvent } from './preview-host-data';
import type { Override } from './stored-overrides';

interface Listener {
  /** Says what is wrong with the dev server or its last build; empty when nothing is. */
  report: (message: string) => void;
  reload: () => void;
}

/** Reloads the page when a section has been built again, and says when its dev server does not answer. */
export function followBuilds({ name, url }: Override, { report, reload }: Listener): void {
  const { origin } = new URL(url);
  const events = new EventSource(`${origin}/events`);
  let isLost = false;
  events.onopen = () => {
    if (isLost) reload();
  };
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) {
      report('Its server says nothing of new builds: reload the page yourself.');
      return;
    }
    isLost = true;
    report(`${origin} does not answer: its pages are the deployed ones until npm run dev is started again.`);
  };
  events.onmessage = ({ data }) => {
    const built = JSON.parse(String(data)) as BuildEvent;
    if (built.name !== name) return;
    if (built.problem === undefined) reload();
    else report(`The last change could not be built: ${built.problem}`);
  };
}
