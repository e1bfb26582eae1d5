import type { SectionModule } from '@school/shared-deps';

import type { Override } from './stored-overrides';

interface LoaderOptions {
  overrides: readonly Override[];
  /** Package name to the address of the deployed entry file. */
  sections: Readonly<Record<string, string>>;
  importModule: (address: string) => Promise<unknown>;
  linkStyles: (override: Override) => Promise<void>;
  /** Says why the deployed section is shown instead. */
  report: (name: string, message: string) => void;
}

/** A dev server that takes longer has stopped to answer (milliseconds). */
const LOADS_WITHIN_MS = 10_000;

/**
 * Loads a section from the address of its override; the deployed one where there is none, or that one fails.
 */
export function createSectionLoader(options: LoaderOptions): (name: string) => Promise<SectionModule> {
  const { overrides, sections, importModule, linkStyles, report } = options;
  return async (name) => {
    const deployed = async () => sectionOf(await importModule(sections[name] ?? name));
    const override = overrides.find((each) => each.name === name && each.refusal === undefined);
    if (override === undefined) return deployed();
    try {
      const [module] = await Promise.all([inTime(importModule(override.url)), linkStyles(override)]);
      return sectionOf(module);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(name, `The deployed section is shown, for this one could not be loaded: ${reason}`);
      return deployed();
    }
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const seconds = LOADS_WITHIN_MS / 1000;
  return Promise.race([
    work,
    new Promise<T>((_resolve, reject) =>
      setTimeout(() => reject(new Error(`it took over ${seconds} seconds`)), LOADS_WITHIN_MS),
    ),
  ]);
}

function sectionOf(module: unknown): SectionModule {
  const { section } = module as { section?: SectionModule };
  if (section === undefined) throw new Error('it does not export section');
  return section;
}
