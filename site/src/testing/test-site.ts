import { rmSync } from 'node:fs';
import path from 'node:path';

import { readConfig } from '@school/server/settings/config';
import { type Provider, startProvider } from '@school/server/testing/provider';
import { createQuietLog, type QuietLog } from '@school/server/testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from '@school/server/testing/release-folder';
import { copySchool, schoolCode, type SchoolFolder } from '@school/server/testing/school-folder';
import type { Loaded, PageFact, RenderRequest, SectionModule } from '@school/shared-deps';
import { listOf, search } from '@school/shared-deps/lists';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';

import { buildSite } from '../app';

const root = path.resolve(__dirname, '../../..');

/** A site that listens, with a copy of the test school's content and a release and provider of its own. */
export interface TestSite {
  school: SchoolFolder;
  deployed: ReleaseFolder;
  provider: Provider;
  log: QuietLog;
  /** The requests with which the section was rendered. */
  rendered: RenderRequest[];
  /** Its address, without a slash at its end. */
  url: () => string;
  request: (address: string, init?: RequestInit) => Promise<Response>;
  textOf: (address: string) => Promise<string>;
  /**
   * Closes the site and starts another one with this environment.
   * @param readBudgetMs a page's time for its records
   */
  restart: (env: NodeJS.ProcessEnv, readBudgetMs?: number) => Promise<void>;
  /** Starts another one without the lists of this one. */
  restartEmpty: (env: NodeJS.ProcessEnv) => Promise<void>;
  close: () => Promise<void>;
  /** Closes what is still open, and removes the folders. */
  remove: () => Promise<void>;
}

/** Longer than any test: budgets that run out are what a test asks for. */
const ENDLESS_MS = 120_000;

/**
 * Its one section shows the titles of the records of each page, and throws for the title `boom`.
 * @param link an address that every page links to
 * @param programs the folder of programs, such as those that read PDFs
 */
export async function startTestSite(link?: string, programs?: string): Promise<TestSite> {
  const school = copySchool();
  const deployed = createReleaseFolder();
  const provider = await startProvider((_request, reply) =>
    reply.header('cache-control', 'max-age=0').send([{ _id: '1', category: 'Circular', title: 'Fees' }]),
  );
  const log = createQuietLog();
  const rendered: RenderRequest[] = [];
  const section = createSection(rendered, link);
  const folders = { school, deployed, log, section, ...(programs !== undefined && { programs }) };
  let { site, url } = await listen({ SCHOOL_API_URL: provider.url }, folders);

  const request = (address: string, init: RequestInit = {}) =>
    fetch(url + address, { redirect: 'manual', ...init });
  return {
    school,
    deployed,
    provider,
    log,
    rendered,
    url: () => url,
    request,
    textOf: async (address) => (await request(address)).text(),
    restart: async (env, readBudgetMs) => {
      await site.close();
      ({ site, url } = await listen(env, folders, readBudgetMs));
    },
    restartEmpty: async (env) => {
      await site.close();
      rmSync(path.join(deployed.folder, 'cache/upstream'), { recursive: true, force: true });
      ({ site, url } = await listen(env, folders));
    },
    close: () => site.close(),
    remove: async () => {
      await site.close();
      await provider.close();
      deployed.remove();
      school.remove();
    },
  };
}

interface SiteOptions extends Pick<TestSite, 'school' | 'deployed' | 'log'> {
  section: SectionModule;
  programs?: string;
}

async function listen(
  env: NodeJS.ProcessEnv,
  { school, deployed, log, section, ...options }: SiteOptions,
  readBudgetMs = ENDLESS_MS,
): Promise<{ site: FastifyInstance; url: string }> {
  const folders = { SCHOOL_CONTENT: school.folder, SCHOOL_CACHE: path.join(deployed.folder, 'cache') };
  const site = await buildSite({
    config: readConfig({ SCHOOL_CODE: schoolCode, SCHOOL_OFFLINE: 'off', ...folders, ...env }, root),
    root,
    releaseFolder: deployed.folder,
    log,
    ...options,
    loadSection: () => Promise.resolve(section),
    timeoutMs: ENDLESS_MS,
    readBudgetMs,
  });
  // a visitor on a busy machine is patient
  site.server.setTimeout(0);
  // the release of the tests has fewer pages than the content folder
  log.problems.splice(0);
  return { site, url: await site.listen({ host: '127.0.0.1', port: 0 }) };
}

function createSection(rendered: RenderRequest[], link: string | undefined): SectionModule {
  const { searchOf } = listOf({ resource: 'circular/all', filters: { search } });
  const render = (request: RenderRequest) => {
    rendered.push(request);
    const records = recordsOf(request);
    const titles = records.map(({ title }) => title);
    if (titles.includes('boom')) throw new Error('boom');
    const text = `${request.path} shows ${titles.join(', ') || 'nothing'}`;
    const files = records.flatMap(({ attachments = [] }) => attachments).join(' ');
    const element = createElement(
      'p',
      { ...(files && { 'data-files': files }) },
      text,
      link && createElement('a', { href: link }),
    );
    const page = { element, title: 'A page', excerpts: new Map(), stop: () => undefined };
    // sections of before shared-deps 4.10.0 have no facts
    const isNew = request.path === '/SubGallery';
    return Promise.resolve(isNew ? { ...page, facts: factsOf(titles) } : page);
  };
  return {
    render,
    searchOf: (path: string, query: URLSearchParams) =>
      Promise.resolve(path === '/Circular' ? searchOf(query) : ''),
    identifierPrefix: 'test-',
  } as unknown as SectionModule;
}

function factsOf(titles: readonly string[]): PageFact[] {
  const slides = titles.map((alt) => ({ type: 'photo', src: `/api/image/${alt}.webp`, alt }));
  return [{ type: 'slides', slides }];
}

function recordsOf({ seed }: RenderRequest) {
  const lists = Object.entries(seed).filter(([key]) => !key.startsWith('content/'));
  return lists.flatMap(
    ([, { records }]) => records as Loaded<{ title: string; attachments?: string[] }>['records'],
  );
}
