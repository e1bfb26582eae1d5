import { failing, renderPage, sending, silent, unreachable } from '@school/shared-deps/testing';
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

it('shows the school’s content, the form, and a sample in a frame 500 pixels high', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transfer Certificate');
  expect(screen.getByText('As they stand on the report book.')).toBeVisible();
  expect(screen.getByTitle('Sample transfer certificate')).toHaveAttribute('height', '500');
  expect(screen.getByRole('link', { name: 'Open Sample transfer certificate' })).toBeVisible();
});

it.each([
  ['', '', 'Name'],
  ['', '0042', 'Name'],
  ['   ', '0042', 'Name'],
  ['Nilo Barrow', '', 'Admission Number'],
])('with "%s" and "%s" asks for both fields and sends nothing', async (name, admission, empty) => {
  const { network } = open(found);
  await send(name, admission);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please fill in all fields$/);
  expect(screen.getByLabelText(empty)).toHaveFocus();
  expect(screen.getByLabelText(empty)).toBeInvalid();
  expect(screen.getByLabelText(empty)).toHaveAccessibleDescription('Please fill in all fields');
  expect(network.requests).toEqual([]);
});

it.each(['Name', 'Admission Number'])('takes the message away when %s changes', async (label) => {
  open();
  await press();
  await userEvent.type(screen.getByLabelText(label), 'N');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends both fields, and saves the picture as tc.jpg', async () => {
  const { network } = open(found);
  await send(' Nilo Barrow ');
  expect(await screen.findByText('The certificate is saved as tc.jpg.')).toBeVisible();
  expect(network.paths()).toEqual([lookup, picture]);
  const { method, body } = network.requests[0]?.init ?? {};
  expect(method).toBe('POST');
  expect(body).toBe(JSON.stringify({ name: 'Nilo Barrow', admission: '0042' }));
  expect(saved).toEqual([{ name: 'tc.jpg', content: expect.any(Blob) as Blob }]);
});

it('lets go of the picture once it is saved', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  open(found);
  await user.type(screen.getByLabelText('Name'), 'Nilo');
  await user.type(screen.getByLabelText('Admission Number'), '0042{Enter}');
  await screen.findByText('The certificate is saved as tc.jpg.');
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:1']);
  jest.useRealTimers();
});

it('posts once, however often the button is pressed, and says what it is doing', async () => {
  const { network } = open({ [lookup]: silent });
  await send();
  await press();
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(network.paths()).toEqual([lookup]);
  expect(screen.getByRole('status')).toHaveTextContent('Looking for the certificate …');
});

it.each([
  ['is refused', failing(404), 'There is no certificate under this name and number.'],
  ['comes too often', failing(429), 'There were too many tries for now.'],
  ['is not allowed', failing(403), 'The request was refused.'],
  ['fails', failing(500), ''],
  ['does not arrive', unreachable, /^The school’s server cannot be reached/],
  ['is answered with something else', sending('<html>'), ''],
  ['is answered without a path', sending('{}'), ''],
])('says so when the request %s, until a field changes', async (_, answer, reason) => {
  const { network } = open({ [lookup]: answer });
  await send();
  const message = 'Failed to process your request. Please try again later.';
  expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  if (reason === '') expect(screen.getByRole('status')).toBeEmptyDOMElement();
  else expect(screen.getByRole('status')).toHaveTextContent(reason);
  await userEvent.type(screen.getByLabelText('Name'), 'e');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(network.paths()).toEqual([lookup]);
});

const help = 'Ask at the office: +91 0000 000 000, on school days from 9:00 to 13:30.';

it('says how the office can be asked where there is no such certificate, and nowhere else', async () => {
  const seed = { 'content/tc': content, 'content/office': { hours: 'from 9:00 to 13:30' } };
  const { network } = open({ [lookup]: failing(404) }, seed);
  expect(screen.queryByText(/^Ask at the office/)).not.toBeInTheDocument();
  await send();
  expect(await screen.findByText(/^Ask at the office/)).toHaveTextContent(help);
  expect(screen.getByRole('link', { name: '+91 0000 000 000' })).toHaveAttribute('href', 'tel:+910000000000');
  network.answer(lookup, failing(502));
  await press();
  await screen.findByRole('alert');
  expect(screen.queryByText(/^Ask at the office/)).not.toBeInTheDocument();
});

it('can be sent again after it has failed', async () => {
  const { network } = open({ [lookup]: failing(502) });
  await send();
  await screen.findByRole('alert');
  network.answer(lookup, { data: 'tc/abc.jpg' });
  network.answer(picture, sending('jpg'));
  await press();
  expect(await screen.findByText('The certificate is saved as tc.jpg.')).toBeVisible();
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

it('breaks the request off when the visitor leaves the page', async () => {
  const { close, network } = open({ [lookup]: silent });
  await send();
  const { signal } = network.requests[0]?.init ?? {};
  expect(signal?.aborted).toBe(false);
  close();
  expect(signal?.aborted).toBe(true);
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

it('is sent to its own page where there is no script', () => {
  open();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'VIEW DETAILS' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/TC');
});

it('keeps the form when the school’s content could not be loaded', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  open({ 'content/tc': failing(404) }, {});
  expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'VIEW DETAILS' })).toBeEnabled();
});
