import type { RenderedSection } from './render-html';
import { BusyError } from '@school/server-core/work/work-limit';
import type { Section } from './release';
import type { AddressModule } from './section-hook';
import type { SectionCode } from './sections';
import { createTrialProcess, type TrialOptions, type TrialProcess } from './trial-process';
import type { Variant } from './variants';

type Trial = NonNullable<Variant['trial']>;

/** Runs the code of versions on trial, each version in a process of its own (docs/adr/0029). */
export interface TrialCode {
  /** Throws a BusyError when other previews are being rendered. */
  codeOf: (variant: Variant, section: Section) => SectionCode;
  /** Ends every process once it has answered; the next visit starts another one. */
  end: () => void;
  close: () => void;
}

interface TrialCodeOptions extends TrialOptions {
  addressOf: AddressModule;
  /** A process has died while nobody waited for an answer. */
  onDeath: (trial: Trial, error: Error) => void;
}

/** Processes of previews, beside the one of the canary. */
const MAX_PREVIEWS = 2;

export function createTrialCode({ addressOf, onDeath, ...options }: TrialCodeOptions): TrialCode {
  // the one that was used last is the last one
  const processes = new Map<string, TrialProcess>();
  const end = (key: string) => {
    processes.get(key)?.end();
    processes.delete(key);
  };
  const processOf = (trial: Trial): TrialProcess => {
    const key = `${trial.type} ${trial.package}@${trial.version}`;
    const known = processes.get(key);
    processes.delete(key);
    const previews = [...processes].filter(([each]) => each.startsWith('preview'));
    if (known === undefined && trial.type === 'preview' && previews.length >= MAX_PREVIEWS) {
      const [idle] = previews.find(([, { isBusy }]) => !isBusy()) ?? [];
      if (idle === undefined) throw new BusyError(503);
      end(idle);
    }
    const process = known ?? createTrialProcess(options, (error) => onDeath(trial, error));
    processes.set(key, process);
    return process;
  };
  return {
    codeOf: ({ release, trial }, section) => {
      if (trial === undefined) throw new Error('what is live is not on trial');
      const { ask } = processOf(trial);
      const module = addressOf(release, section);
      return {
        searchOf: (path, query) => ask<string>({ module, path, query: query.toString() }),
        render: (request) => ask<RenderedSection>({ module, request }),
      };
    },
    end: () => {
      for (const key of [...processes.keys()]) end(key);
    },
    close: () => {
      for (const process of processes.values()) process.close();
    },
  };
}
