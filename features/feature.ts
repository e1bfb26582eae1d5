import type { OwnContent } from '@school/server/content/own-content';
import type {
  ContentGenerator,
  FileSources,
  GeneratedFile,
  ReadNotice,
} from '@school/server/derived/generator';
import type { Pictures } from '@school/server/files/pictures/pictures';
import type { Log } from '@school/server/lib/log';
import type { Describe } from '@school/server/pages/render/describe';
import type { Pages } from '@school/server/pages/render/pages';
import type { Find, ReadPdf } from '@school/server/pages/render/seed';
import type { CertificateMark } from '@school/server/provider/certificates';
import type { Gateway } from '@school/server/provider/gateway';
import type { FastifyPluginCallback } from 'fastify';

/** Opens a part of the site that can be taken away: a folder in `features/`, and a line in `features.ts`. */
export type Feature = (sources: FeatureSources) => FeatureAdditions;

export interface FeatureSources extends FileSources {
  gateway: Gateway;
  content: OwnContent;
  pictures: Pictures;
  log: Log;
  /** The folder of built programs; without it, no feature has one. */
  programs: string | undefined;
}

/** All that a feature adds to the site. */
export interface FeatureAdditions {
  /** Routes of its own. */
  plugin?: FastifyPluginCallback<{ pages: Pages }>;
  files?: readonly GeneratedFile[];
  /** Content of pages that it generates, by its name. */
  content?: Readonly<Record<string, ContentGenerator>>;
  describe?: Describe;
  readNotice?: ReadNotice;
  find?: Find;
  readPdf?: ReadPdf;
  markCertificates?: CertificateMark;
  /** The form of its addresses in the log. */
  shownPath?: (path: string) => string;
  close?: () => void;
}
