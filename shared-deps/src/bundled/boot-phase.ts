import { attributes } from './attributes';

/** What has happened to the document that the server sent; `root-config/src/boot/README.md` has the table. */
export type BootPhase = 'painted' | 'fetching' | 'running' | 'hydrating' | 'alive' | 'failed';

/** Says in `<html data-boot>`, and on the browser's time line, what happens to the server's document. */
export function enterPhase(phase: BootPhase): void {
  document.documentElement.setAttribute(attributes.boot, phase);
  performance.mark(`boot:${phase}`);
}
