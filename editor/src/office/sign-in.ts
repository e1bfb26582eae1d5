import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

const isNew = location.pathname.includes('/enter/');

document.querySelector('button')?.addEventListener('click', () => {
  say('Your device asks you now.');
  letIn().then(
    () => {
      location.assign('/office/');
    },
    (error: unknown) => {
      say(error instanceof Error ? error.message : 'It did not work. Try again.');
    },
  );
});

/** Makes or uses a passkey with the options of the server, which then begins a session. */
async function letIn(): Promise<void> {
  const options = await post(`${location.pathname}/options`, {});
  const answer = isNew
    ? await startRegistration({
        optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
      })
    : await startAuthentication({
        optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      });
  await post(location.pathname, answer);
}

async function post(address: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error((answer as { message?: string }).message ?? 'It did not work. Try again.');
}

function say(text: string): void {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}
