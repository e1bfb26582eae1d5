/** @jest-environment node */
import { Suspense, useId } from 'react';
import { renderToString } from 'react-dom/server';

import { renderHtml } from './render-html';

function Broken(): never {
  throw new Error('no such date');
}

function FailedPage() {
  return <div data-failed="page" />;
}

function Named() {
  return <i id={useId()}>News</i>;
}

const pageOf = (part: React.ReactNode) => (
  <Suspense fallback={<FailedPage />}>
    <Named />
    <Suspense fallback={<p>This part cannot be shown</p>}>{part}</Suspense>
    <img src="/api/image/1.jpg" alt="" loading="lazy" />
  </Suspense>
);

it('renders what React hydrates, large parts in their place', async () => {
  const page = pageOf(<p>{'a long text '.repeat(3_000)}</p>);
  const { html, errors } = await renderHtml(page, 'test-');
  expect(html).toBe(renderToString(page, { identifierPrefix: 'test-' }));
  expect(html).not.toContain('<script');
  expect(errors).toEqual([]);
});

it('leaves preloads of pictures to the document', async () => {
  const { html } = await renderHtml(<img src="/api/image/1.jpg" alt="Choir" fetchPriority="high" />, 'test-');
  expect(html).toBe('<img src="/api/image/1.jpg" alt="Choir" fetchPriority="high"/>');
});

it('renders a large page although React prepares its placeholder', async () => {
  const page = (
    <Suspense fallback={<FailedPage />}>
      <p>{'a long text '.repeat(3_000)}</p>
    </Suspense>
  );
  const { html, errors } = await renderHtml(page, 'test-');
  expect(html).toBe(renderToString(page, { identifierPrefix: 'test-' }));
  expect(errors).toEqual([]);
});

it('shows the placeholder of a part that fails, and says why it failed', async () => {
  const { html, errors } = await renderHtml(pageOf(<Broken />), 'test-');
  expect(html).toContain('<p>This part cannot be shown</p>');
  expect(html).toContain('News');
  expect(errors).toEqual([new Error('no such date')]);
});

it('renders nothing of a page that fails as a whole', async () => {
  const page = (
    <Suspense fallback={<FailedPage />}>
      <Named />
      <Broken />
    </Suspense>
  );
  await expect(renderHtml(page, 'test-')).rejects.toThrow('no such date');
  await expect(renderHtml(<Broken />, 'test-')).rejects.toThrow('no such date');
});
