import { attributes } from '@school/contract';

/** Phases of a served document; `root-config/src/boot/README.md` has the table. */
export type BootPhase = 'painted' | 'fetching' | 'running' | 'hydrating' | 'interactive' | 'failed';

/** Says in `<html data-boot>` what happens to the server's document. */
export function enterPhase(phase: BootPhase): void {
  document.documentElement.setAttribute(attributes.boot, phase);
}
