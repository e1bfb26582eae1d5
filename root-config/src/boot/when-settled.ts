import { idle, pause, watchView } from '@school/shared-deps/bundled';

/** On a slow connection the code does not wait longer than this for pictures (milliseconds). */
const PICTURES_MS = 4_000;

/** Settles once the visitor sees the document, which the browser may have rendered ahead. */
export async function whenShown(): Promise<void> {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering === true) await once(document, 'prerenderingchange');
}

/** Settles once the page and the pictures in view are loaded and the browser is idle. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete') await once(window, 'load');
  await Promise.race([picturesInView(), pause(PICTURES_MS)]);
  await idle();
}

/** Settles once the lazy pictures in view are loaded; the load event does not wait for them. */
async function picturesInView(): Promise<void> {
  const awaited = [...document.images].filter(({ complete }) => !complete);
  if (awaited.length === 0) return;
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const stop = watchView(awaited, (entries) => {
      stop();
      resolve(entries);
    });
  });
  const inView = seen.filter(({ isIntersecting }) => isIntersecting);
  const images = inView.map(({ target }) => target as HTMLImageElement);
  const missing = images.filter(({ complete }) => !complete);
  await Promise.all(missing.map((image) => Promise.race([once(image, 'load'), once(image, 'error')])));
}

function once(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}
