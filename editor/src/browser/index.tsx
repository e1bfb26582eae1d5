import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

import { loadChangesPage } from './pages/changes-page';
import { loadClosedPage } from './pages/closed-page';
import { CorrectPage } from './pages/correct-page';
import { loadPartPage } from './pages/part-page';
import { loadStartPage } from './pages/start-page';
import { messageOf } from './request';
import { Page } from './ui/frame';

const root = createRoot(document.getElementById('editor') ?? document.body);

/** Shows the page that the address names, as soon as its data are here. */
async function show(): Promise<void> {
  const { hash } = location;
  const page = await load(hash).catch((error: unknown) => (
    <Page title="Not now">
      <p role="alert">{messageOf(error)}</p>
    </Page>
  ));
  // the visitor may have gone on
  if (hash === location.hash) root.render(<div key={`${hash} ${Date.now()}`}>{page}</div>);
}

async function load(hash: string): Promise<ReactElement> {
  const [page, key = '', id] = hash.replace(/^#\//, '').split('/').map(decodeURIComponent);
  switch (page) {
    case 'parts':
      return loadPartPage(key, id);
    case 'changes':
      return loadChangesPage();
    case 'closed':
      return loadClosedPage();
    case 'correct':
      return <CorrectPage />;
    default:
      return loadStartPage();
  }
}

addEventListener('hashchange', () => void show());
void show();
