import { workerAddress } from './worker-address';

const NAME = '@school/inspector';

type Inspector = Pick<typeof import('@school/inspector'), 'openInspector' | 'toggleInspector'>;

/** Opens the statechart inspector by `?inspect`, and by Ctrl+Shift+X; nothing of it is loaded before. */
export function offerInspector(): void {
  if (new URLSearchParams(location.search).has('inspect'))
    load((inspector) => inspector.openInspector(workerAddress));
  // the panel keeps its keys to itself: this one is heard before
  addEventListener('keydown', toggleByKey, true);
}

function toggleByKey(event: KeyboardEvent): void {
  if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyX') return;
  event.preventDefault();
  load((inspector) => inspector.toggleInspector(workerAddress));
}

function load(use: (inspector: Inspector) => void): void {
  (import(/* webpackIgnore: true */ NAME) as Promise<Inspector>).then(use).catch(console.error);
}
