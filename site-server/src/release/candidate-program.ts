import type { RenderRequest } from '@school/shared-deps';

import { type RenderedSection, renderSection, toError } from './render-html';
import { loadModule, type ModuleAddress } from './section-hook';

// Runs the code of one candidate, so that it can neither end the site nor stop it. It answers one question
// after another, and ends with the site.

/** A page to render, or the part of a query that a page reads. */
export type Question = { module: ModuleAddress } & (
  { request: RenderRequest } | { path: string; query: string }
);

/** An error that `ends` the process was thrown later, whatever is asked at the moment. */
export type Answer = { value: RenderedSection | string } | { error: Error; ends: boolean };

/** The largest page of the site has a tenth of it. */
const MAX_HTML_LENGTH = 5_000_000;

process.on('disconnect', () => process.exit());
process.on('uncaughtException', (error) => {
  process.send?.({ error: plain(error), ends: true }, () => process.exit(1));
});
process.on('message', (question: Question) => {
  void answer(question)
    .catch((error: unknown): Answer => ({ error: plain(error), ends: false }))
    .then((each) => process.send?.(each));
});

async function answer({ module, ...wanted }: Question): Promise<Answer> {
  const section = await loadModule(module);
  if (!('request' in wanted))
    return { value: await section.searchOf(wanted.path, new URLSearchParams(wanted.query)) };
  const rendered = await renderSection(section, wanted.request);
  if (rendered.html.length > MAX_HTML_LENGTH) throw new Error(`its HTML has over ${MAX_HTML_LENGTH} letters`);
  return { value: { ...rendered, errors: rendered.errors.map(plain) } };
}

/** An error that can be sent, whatever else it has. */
function plain(error: unknown): Error {
  const { message, stack = message } = toError(error);
  return Object.assign(new Error(message), { stack });
}
