import { pause } from '@school/shared-deps/stateless';
import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';

import { clearFailure, showFailure } from './failures';
import { prepareTarget } from './prepare';
import { present } from './present';
import { loadSection, type SectionEntry, targetOf } from './sections';

/** single-spa asks for code that failed again only after this time (milliseconds). */
const LOAD_AGAIN_MS = 200;

/** Registers every section; one that fails says so in its own place and can be tried again. */
export function registerSections(sections: readonly SectionEntry[]): void {
  // without a limit, a section that never settles would freeze every later change of page
  setMountMaxTime(4_000, true);
  setUnmountMaxTime(2_000, true);
  addErrorHandler((error) => {
    console.error(error);
    const section = sections.find(({ name }) => name === error.appOrParcelName);
    if (section) offerRetry(section, sections, error);
  });
  for (const section of sections) register(section, sections);
}

/** Says that a section's page did not come, with a way to try again. */
export function offerRetry(section: SectionEntry, sections: readonly SectionEntry[], error: unknown): void {
  const page = targetOf([section], currentUrl())?.route.title ?? section.name;
  showFailure(section.name, { page, error, retry: () => void retry(section, sections) });
}

async function retry(section: SectionEntry, sections: readonly SectionEntry[]): Promise<void> {
  clearFailure(section.name);
  try {
    await prepareCurrent(section);
    if (getAppStatus(section.name) === 'SKIP_BECAUSE_BROKEN') {
      await unregisterApplication(section.name);
      register(section, sections);
    }
    if (getAppStatus(section.name) === 'LOAD_ERROR') await pause(LOAD_AGAIN_MS);
    await triggerAppChange();
    await present(sections);
  } catch (error) {
    console.error(error);
    offerRetry(section, sections, error);
  }
}

function register(section: SectionEntry, sections: readonly SectionEntry[]): void {
  registerApplication({
    name: section.name,
    app: async () => {
      const module = await loadSection(section.name);
      await prepareCurrent(section);
      return module;
    },
    activeWhen: (location) => targetOf(sections, new URL(location.href))?.section === section,
  });
}

async function prepareCurrent(section: SectionEntry): Promise<void> {
  const target = targetOf([section], currentUrl());
  if (target) await prepareTarget(target);
}

function currentUrl(): URL {
  return new URL(location.href);
}
