import { coverWatch, rotationMachine } from './rotation.machine';

/** What may lie over a carousel, while it is open. */
interface Cover {
  getSnapshot: () => { matches: (state: 'open') => boolean };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** A rotation that pauses while an overlay covers the page. */
export function rotationUnder(...covers: readonly Cover[]): typeof rotationMachine {
  const isCovered = () => covers.some((cover) => cover.getSnapshot().matches('open'));
  return rotationMachine.provide({
    actors: {
      coverWatch: coverWatch(({ sendBack }) => {
        let wasCovered = false;
        const look = () => {
          if (wasCovered === isCovered()) return;
          wasCovered = !wasCovered;
          sendBack({ type: wasCovered ? 'pause.began' : 'pause.ended', why: 'covered' });
        };
        look();
        const watching = covers.map((cover) => cover.subscribe(look));
        return () => watching.forEach((each) => each.unsubscribe());
      }),
    },
  });
}
