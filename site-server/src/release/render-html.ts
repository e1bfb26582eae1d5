import { Writable } from 'node:stream';

import type { RenderedPage, RenderRequest, SectionModule } from '@school/shared-deps';
import { attributes } from '@school/shared-deps/server';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A section's HTML, and what went wrong in parts of it, which show their placeholders. */
export interface RenderedHtml {
  html: string;
  errors: readonly unknown[];
}

/** A page as its section renders it. */
export interface RenderedSection extends RenderedHtml, Pick<RenderedPage, 'title' | 'excerpts'> {}

/** Throws what the section throws when the whole page fails. */
export async function renderSection(
  { render, identifierPrefix }: SectionModule,
  request: RenderRequest,
): Promise<RenderedSection> {
  const { element, title, excerpts, stop } = await render(request);
  try {
    return { ...(await renderHtml(element, identifierPrefix)), title, excerpts };
  } finally {
    stop();
  }
}

/** Sections render it in place of a page that fails (shared-deps, section-view.tsx). */
const FAILED_PAGE = `<div ${attributes.failed}="page">`;

/** Renders a page to the end. Rejects with the first error when the page as a whole cannot be rendered. */
export function renderHtml(element: ReactElement, identifierPrefix: string): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe } = renderToPipeableStream(element, {
      identifierPrefix,
      // React would move large parts to the end, with inline scripts that the policy forbids
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
      onShellError: (error) => reject(toError(errors[0] ?? error)),
      onAllReady: () =>
        pipe(
          collect((html) => {
            if (html.includes(FAILED_PAGE)) reject(toError(errors[0]));
            else resolve({ html, errors });
          }),
        ),
    });
  });
}

function collect(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
