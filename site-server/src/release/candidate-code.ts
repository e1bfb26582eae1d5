import { BusyError } from '@school/server-core/work/work-limit';

import { type CandidateOptions, type CandidateProcess, createCandidateProcess } from './candidate-process';
import type { Section } from './release';
import type { RenderedSection } from './render-html';
import type { AddressModule } from './section-hook';
import type { SectionCode } from './sections';
import type { Variant } from './variants';

type Candidate = NonNullable<Variant['candidate']>;

/** Runs the code of candidates, each version in a process of its own (docs/adr/0029). */
export interface CandidateCode {
  /** Throws a BusyError when other previews are being rendered. */
  codeOf: (variant: Variant, section: Section) => SectionCode;
  /** Ends every process once it has answered; the next visit starts another one. */
  end: () => void;
  close: () => void;
}

interface CandidateCodeOptions extends CandidateOptions {
  addressOf: AddressModule;
  /** A process has died while nobody waited for an answer. */
  onDeath: (candidate: Candidate, error: Error) => void;
}

/** Processes of previews, beside the one of the canary. */
const MAX_PREVIEWS = 2;

export function createCandidateCode({ addressOf, onDeath, ...options }: CandidateCodeOptions): CandidateCode {
  // the one that was used last is the last one
  const processes = new Map<string, CandidateProcess>();
  const end = (key: string) => {
    processes.get(key)?.end();
    processes.delete(key);
  };
  const processOf = (candidate: Candidate): CandidateProcess => {
    const key = `${candidate.type} ${candidate.package}@${candidate.version}`;
    const known = processes.get(key);
    processes.delete(key);
    const previews = [...processes].filter(([each]) => each.startsWith('preview'));
    if (known === undefined && candidate.type === 'preview' && previews.length >= MAX_PREVIEWS) {
      const [idle] = previews.find(([, { isBusy }]) => !isBusy()) ?? [];
      if (idle === undefined) throw new BusyError(503);
      end(idle);
    }
    const process = known ?? createCandidateProcess(options, (error) => onDeath(candidate, error));
    processes.set(key, process);
    return process;
  };
  return {
    codeOf: ({ release, candidate }, section) => {
      if (candidate === undefined) throw new Error('the live version is no candidate');
      const { ask } = processOf(candidate);
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
