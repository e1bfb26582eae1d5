import type { FastifyPluginCallback } from 'fastify';

import type { OwnContent } from '../content/own-content';
import type { Pictures } from '../files/pictures/pictures';
import type { ContentGenerator, FileSources, GeneratedFile, ReadNotice } from '../generated/generator';
import type { Log } from '../http/log';
import type { Describe } from '../pages/render/describe';
import type { Pages } from '../pages/render/pages';
import type { Find, ReadPdf } from '../pages/render/seed';
import type { Gateway } from '../provider/gateway';

/** Opens a part of the site that can be taken away: a folder in `features/`, and a line in `features.ts`. */
export type Feature = (sources: FeatureSources) => FeatureParts;

export interface FeatureSources extends FileSources {
  gateway: Gateway;
  content: OwnContent;
  pictures: Pictures;
  log: Log;
  /** The folder of built programs; without it, no feature has one. */
  programs: string | undefined;
}

/** The parts that a feature adds to the site. */
export interface FeatureParts {
  /** Routes of its own. */
  plugin?: FastifyPluginCallback<{ pages: Pages }>;
  files?: readonly GeneratedFile[];
  /** Content of pages that it generates, by its name. */
  content?: Readonly<Record<string, ContentGenerator>>;
  describe?: Describe;
  readNotice?: ReadNotice;
  find?: Find;
  readPdf?: ReadPdf;
  close?: () => void;
}
