import { text } from 'node:stream/consumers';

import type { RenderedPage, RenderRequest, SectionModule } from '@school/shared-deps';
import { attributes } from '@school/shared-deps/server';
import { createElement, type ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';

import { createSerialQueue } from '../../lib/queue';

/** A section's HTML, and what went wrong in parts of it, which show their placeholders. */
export interface RenderedHtml {
  html: string;
  errors: readonly unknown[];
}

/** A page as its section renders it. */
export interface RenderedSection extends RenderedHtml, Pick<RenderedPage, 'title' | 'excerpts' | 'facts'> {}

const enqueue = createSerialQueue();

/** Renders one page after the other. Throws what the section throws when the whole page fails. */
export function renderSection(
  { render, identifierPrefix }: SectionModule,
  request: RenderRequest,
): Promise<RenderedSection> {
  return enqueue(async () => {
    const { element, stop, ...page } = await render(request);
    try {
      return { ...(await renderHtml(element, identifierPrefix)), ...page };
    } finally {
      stop();
    }
  });
}

/** Sections render it in place of a page that fails (shared-deps, section-view.tsx). */
const FAILED_PAGE = `<div ${attributes.failed}="page">`;

/** React preloads the first pictures, except within this element; the head has those of the home page. */
const NO_PRELOADS = 'picture';

/** Renders a page to the end. Rejects with the first error when the page as a whole cannot be rendered. */
export async function renderHtml(element: ReactElement, identifierPrefix: string): Promise<RenderedHtml> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(createElement(NO_PRELOADS, null, element), {
    identifierPrefix,
    // React would move large parts to the end, with inline scripts that the policy forbids
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = (await text(stream)).slice(`<${NO_PRELOADS}>`.length, -`</${NO_PRELOADS}>`.length);
  if (html.includes(FAILED_PAGE)) throw toError(errors[0]);
  return { html, errors };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
