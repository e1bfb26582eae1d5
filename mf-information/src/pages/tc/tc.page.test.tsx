import { failing, renderPage, sending, translate, unreachable } from '@school/shared-deps/testing';
import { until } from '@school/shared-deps/testing/until';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './tc.page';

const [route] = routes.filter(({ path }) => path === '/TC');
const lookup = '/api/tc/STHILDA';
const picture = '/api/image/tc/abc.jpg';
const found = { [lookup]: { data: 'tc/abc.jpg' }, [picture]: sending('jpg') };
const content = {
  blocks: [
    { type: 'paragraph', text: 'As they stand on the report book.' },
    { type: 'heading', text: 'What it looks like' },
    { type: 'frame', title: 'Sample transfer certificate', file: 'documents/sample-tc.pdf' },
  ],
};

let saved: { name: string; content: Blob | undefined }[];
const revoked: string[] = [];

beforeEach(() => {
  saved = [];
  revoked.length = 0;
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.at(-1) });
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

afterEach(() => jest.useRealTimers());

function open(answers = {}, seed: Record<string, object> = { 'content/tc': content }) {
  if (!route) throw new Error('there is no route to the page');
  return renderPage(page, { route, seed, answers });
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'VIEW DETAILS' }));

async function send(name = 'Nilo Barrow', admission = '0042') {
  if (name) await userEvent.type(screen.getByLabelText('Name'), name);
  if (admission) await userEvent.type(screen.getByLabelText('Admission Number'), admission);
  await press();
}

it('asks for the certificate without spaces around what was typed, and lets go of it once it is saved', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { network } = open(found);
  await user.type(screen.getByLabelText('Name'), ' Nilo ');
  await user.type(screen.getByLabelText('Admission Number'), ' 0042{Enter}');
  await screen.findByText('The certificate is saved as tc.jpg.');
  expect(network.requests[0]?.init.body).toBe('{"name":"Nilo","admission":"0042"}');
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:1']);
});

it.each([
  ['is not there', { data: 'tc/abc.jpg' }, failing(404)],
  ['does not arrive', { data: 'tc/abc.jpg' }, unreachable],
  ['is nowhere', { data: '../abc.jpg' }, failing(404)],
])('opens an alert when the picture %s, and goes on once it is read', async (_, answer, file) => {
  open({ [lookup]: answer, [picture]: file });
  await send();
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to download data.' });
  expect(saved).toEqual([]);
  fireEvent(alert, new Event('close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await press();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it.each([
  ['invalid', 'Please fill in all fields', ''],
  ['refused', 'Failed to process your request. Please try again later.', /^There is no certificate/],
  ['failed', 'Failed to process your request. Please try again later.', ''],
  ['undelivered', 'Failed to download data.', ''],
] as const)('shows a form again that was sent without script and is %s', async (problem, message, reason) => {
  const posted = { fields: { name: '"><b>Nilo', admission: '' }, problem, status: 404 };
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/tc': content }, posted });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Name')).toHaveValue('"><b>Nilo');
  if (reason !== '') expect(screen.getByRole('status')).toHaveTextContent(reason);
  const isMissing = String(problem === 'invalid');
  expect(screen.getByLabelText('Admission Number')).toHaveAttribute('aria-invalid', isMissing);
  await userEvent.type(screen.getByLabelText('Admission Number'), '4');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is asked again on a page that the browser has translated', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  open({ [lookup]: failing(404) });
  const answers = () => screen.queryAllByText(/^There is no certificate/);
  await send();
  await until(() => answers().length > 0);
  translate();
  await send('a', '');
  await until(() => answers().length > 0);
  expect(screen.getByRole('button', { name: 'VIEW DETAILS' })).toBeVisible();
});

it('keeps the form when the school’s content could not be loaded', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  open({ 'content/tc': failing(404) }, {});
  expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'VIEW DETAILS' })).toBeEnabled();
});
