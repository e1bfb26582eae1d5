import { attempt } from '@school/shared-deps/bundled';
import type { MouseEvent } from 'react';

export const ALBUMS = '/PhotoGallery';

export function albumAddress(id: string): string {
  return `/SubGallery?id=${encodeURIComponent(id)}`;
}

/** Back to the albums as the visitor left them: by the browser's history, where they are the page before. */
export function goBack(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!isBehind(ALBUMS)) return;
  attempt(() => {
    history.back();
    event.preventDefault();
  });
}

/** The shell keeps the address of the page before with each entry of the history. */
function isBehind(path: string): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('behind' in state)) return false;
  const [pathname = ''] = String(state.behind).split('?');
  return pathname.toLowerCase() === path.toLowerCase();
}
