import type { RouteData, ShownNotice } from '@school/contract';
import type { FastifyRequest } from 'fastify';

import type { OwnContent } from '../content/own-content';
import type { Headers } from '../http/cached-response';
import type { Gateway } from '../provider/gateway';
import type { Config } from '../settings/config';

/** The sources of generated content. */
export interface GeneratorSources {
  gateway: Pick<Gateway, 'readAll'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  timeZone: string;
  /** The site's address; calendars of a visitor subscribe to absolute addresses alone. */
  siteUrl?: string | undefined;
}

/** Returns the urgent notice that pages show now. */
export type ReadNotice = () => ShownNotice | undefined;

/** The sources of generated files. */
export interface FileSources extends Pick<GeneratorSources, 'gateway' | 'content'> {
  config: Config;
  releases: { current: () => { routes: readonly RouteData[] } };
  readNotice: ReadNotice;
}

/** Reads the sources. `generate` runs only when their version, or the content folder, is another. */
export type ContentGenerator<T> = (of: GeneratorSources) => Promise<{ version: string; generate: () => T }>;

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
