import type { RouteData, ShownNotice } from '@school/contract';
import type { Language } from '@school/contract/languages';
import type { FastifyRequest } from 'fastify';

import type { OwnContent } from '../content/own-content';
import type { Headers } from '../http/cached-response';
import type { Gateway } from '../provider/gateway';
import type { Config } from '../settings/config';

/** Returns the urgent notice that pages show now; its text is English where it has no other. */
export type ReadNotice = (language?: Language) => ShownNotice | undefined;

interface ShownRoutes {
  routes: readonly RouteData[];
}

/** The sources of generated files. */
export interface FileSources {
  gateway: Pick<Gateway, 'readAll'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  config: Config;
  releases: { current: () => ShownRoutes & { languages?: Readonly<Partial<Record<Language, ShownRoutes>>> } };
  readNotice: ReadNotice;
}

/** The sources of generated content. */
export type GeneratorSources = Pick<FileSources, 'gateway' | 'content' | 'config'>;

/**
 * Generates content as it is now; undefined where there is none. It is done in one step, so that all of its
 * texts are of one language.
 * @param list the records of its list, if it has one; undefined while they are late
 */
export type ContentGenerator<T = unknown> = (of: GeneratorSources, list?: unknown) => T;

export type FileRequest = FastifyRequest<{ Params: Partial<Record<string, string>> }>;
type Generated = string | Buffer | undefined;

/** A file that the server generates, as its sources are now. */
export interface CurrentFile {
  /** Another one when the file is another. */
  version: string | number;
  /** Tells the files of one address apart. */
  name?: string | undefined;
  headers: Headers;
  /** Undefined where there is no such file. */
  generate: () => Generated | Promise<Generated>;
}

export interface GeneratedFile {
  /** The address, or the pattern of several. */
  address: string;
  /** Reads the sources; undefined where there is no such file. */
  read: (request: FileRequest) => CurrentFile | undefined | Promise<CurrentFile | undefined>;
}
