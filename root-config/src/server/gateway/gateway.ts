import type { ChildData } from '@school/shared-deps/contract';
import { resources, type ResourceName } from '@school/shared-deps/contract';
import { resourcePath } from '@school/shared-deps/server';

import type { Log } from '../log';
import { createCertificates, type Certificates } from './certificates';
import { protectChildren } from './child-data';
import { createLists, type Call, type Lists, type Outcome } from './lists';
import type { Upstream } from './upstream';

/** What a reader of this site's own gets of a resource. */
export interface Reading {
  /** Nothing for a record that the provider does not know. */
  body: unknown;
  /** Another one for another body. */
  version: string;
  /** When the provider last said that this is how it is (epoch milliseconds). */
  at: number;
}

export interface Gateway {
  schoolCode: string;
  lists: Lists;
  certificates: Certificates;
  provider: Upstream;
  /** The content service beside the site, which may be the provider too. */
  own: Upstream;
  /** The host of a file: the school's own words bring theirs along, everything else is the provider's. */
  hostOf: (reference: string) => Upstream;
  /** A resource by its key (`news/all`, `subGallery/7`), or nothing when it is not there within the time. */
  read: (key: string, budgetMs: number) => Promise<Reading | undefined>;
  /** Whether the provider's last answer was one; nothing before the first. */
  isAnswering: () => boolean | undefined;
}

interface GatewayOptions {
  provider: Upstream;
  /** The content service beside the site. */
  own: Upstream;
  schoolCode: string;
  childData: () => ChildData;
  isOwnFile: (reference: string) => boolean;
  log: Log;
  pauseMs?: number;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { provider, own, schoolCode, childData, isOwnFile, log, pauseMs = 1_000 } = options;
  let isAnswering: boolean | undefined;

  const onOutcome = ({ path }: Call, outcome: Outcome) => {
    isAnswering = outcome.type !== 'failed';
    if (outcome.type === 'failed') log.problem(`${path}: ${outcome.error.message}`);
  };
  const prepare = ({ resource }: Call, body: unknown) => protectChildren(resource, body, childData());
  const lists = createLists({ upstream: provider, prepare, onOutcome, pauseMs });

  return {
    schoolCode,
    lists,
    certificates: createCertificates(),
    provider,
    own,
    hostOf: (reference) => (isOwnFile(reference) ? own : provider),
    read: async (key, budgetMs) => {
      const list = await lists.getWithin(callOf(key, schoolCode), budgetMs);
      if (list === 'refused') return key.startsWith('subGallery/') ? noRecord : undefined;
      return list && { body: list.body, version: list.answer.tag, at: list.at };
    },
    isAnswering: () => isAnswering,
  };
}

const noRecord: Reading = { body: undefined, version: 'none', at: 0 };

/** The call behind a resource's key. */
export function callOf(key: string, schoolCode: string): Call {
  const path = resourcePath(key, schoolCode);
  if (key.startsWith('subGallery/')) return { path, resource: 'subGallery', isBearer: false };
  return { path, resource: key, isBearer: resources[key as ResourceName].bearer };
}
