import { lendActor, popupMachine, turnNotices } from '@school/shared-deps/machines';
import { visitStorage } from '@school/shared-deps/stateless';
import { createActor } from 'xstate';

import { LENT_POPUP, popupInput } from './pages/home/popup';

/** Shows the notices of a server-rendered home page by their machine alone; while they cover it, nothing else need live. */
function openNotices(dialog: HTMLDialogElement): void {
  const popup = createActor(popupMachine, { input: popupInput(visitStorage(), false) }).start();
  popup.subscribe((snapshot) => {
    if (!snapshot.matches('open')) dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
  dialog.addEventListener('close', () => popup.send({ type: 'popup.closed' }));
  dialog.addEventListener('click', (press) => {
    if (press.target === dialog) dialog.close();
    turnNotices(press);
  });
  popup.send({ type: 'notices.loaded' });
  lendActor(LENT_POPUP, popup);
}

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-notices]');
// at `/` the intro comes first, and with it the whole page
if (dialog && location.pathname !== '/') openNotices(dialog);
