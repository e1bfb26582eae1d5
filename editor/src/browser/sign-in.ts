import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

import { messageOf, send } from './request';

type NewPasskey = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Passkey = Parameters<typeof startAuthentication>[0]['optionsJSON'];

document.querySelector('button')?.addEventListener('click', () => {
  say('Your device asks you now.');
  letIn().then(
    () => {
      location.assign('/office/');
    },
    (error: unknown) => {
      say(messageOf(error));
    },
  );
});

/** Makes or uses a passkey with the options of the server, which then begins a session. */
async function letIn(): Promise<void> {
  const address = location.pathname;
  const answer = address.includes('/enter/')
    ? await startRegistration({ optionsJSON: await send<NewPasskey>('POST', `${address}/options`) })
    : await startAuthentication({ optionsJSON: await send<Passkey>('POST', `${address}/options`) });
  await send('POST', address, answer);
}

function say(text: string): void {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}
