import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { openPreview } from '@school/release/preview-link';
import type { NamedVersion, Preview } from '@school/release/release-file';
import type { Headers } from '@school/server-core/http/cached-response';
import { visitorOf } from '@school/server-core/http/visitor';
import { deriveKey } from '@school/shared-deps/server';

import type { Release, Section } from './release';
import type { Releases } from './releases';

/** The site as one visit gets it: what is live, or that with another version of one package in it. */
export interface Variant {
  release: Release;
  /** The candidate; none in what is live. */
  candidate?: NamedVersion & { type: 'canary' | 'preview' };
  /** The rules for caches of its documents. */
  headers: Headers;
  /** Documents are kept in memory under it. */
  key: string;
}

/** The visitor of a request: nothing of it is stored or logged. */
export interface Visit {
  ip: string;
  headers: IncomingHttpHeaders;
}

export interface Variants {
  /** The live version, for all visits that get no candidate. */
  live: () => Variant;
  of: (visit: Visit) => Promise<Variant>;
  /** Whether everybody gets the same documents, those apart who have a preview's cookie. */
  areSame: () => boolean;
}

interface VariantsOptions {
  releases: Releases;
  /** Servers with the same secret choose the same visits, and open each other's previews. */
  secret: string | undefined;
}

/** Browsers send less than 300 characters. */
const MAX_AGENT_LENGTH = 400;
const PREVIEW = /(?:^|; )preview=([^;]{1,300})/;

/** The cookie of a visit that looks at a preview; it is the only one that the site sets. */
export function previewCookie(headers: IncomingHttpHeaders): string | undefined {
  return headers.cookie === undefined ? undefined : PREVIEW.exec(headers.cookie)?.[1];
}

/** Tells visits apart without a cookie, by what each of their requests brings anyway (docs/adr/0029). */
export function createVariants({ releases, secret }: VariantsOptions): Variants {
  const bucketOf = createBucketing(secret);
  const live = () => variantOf(releases.current(), { 'cache-control': cachingOf(releases) });
  return {
    live,
    of: async ({ ip, headers }) => {
      const preview = openCookie(secret, headers);
      const previewed = preview && (await releases.preview(preview));
      if (preview !== undefined && previewed !== undefined) {
        const kept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
        return variantOf(previewed, kept, { ...preview, type: 'preview' });
      }
      const canary = releases.canary();
      if (canary === undefined) return live();
      const agent = String(headers['user-agent']).slice(0, MAX_AGENT_LENGTH);
      const { package: name, version } = canary;
      const bucket = bucketOf(`${name}@${version}`, `${visitorOf(ip)} ${agent}`);
      if (bucket >= canary.percent / 100) return live();
      const kept = { 'cache-control': cachingOf(releases) };
      return variantOf(canary.release, kept, { package: name, version, type: 'canary' });
    },
    areSame: () => releases.canary() === undefined,
  };
}

/** Whether pages of a section run the candidate: the section's own, or what every section runs. */
export function runsCandidate({ release, candidate }: Variant, { name }: Section): boolean {
  if (candidate === undefined) return false;
  const own = `@school/${candidate.package}`;
  return name === own || !release.sections.some((each) => each.name === own);
}

/** While a canary runs, a document is for its visit alone, also one of the live version. */
function cachingOf(releases: Releases): string {
  return releases.canary() === undefined ? 'no-cache' : 'private, no-cache';
}

function variantOf(release: Release, headers: Headers, candidate?: Variant['candidate']): Variant {
  const key = [candidate?.type ?? 'live', headers['cache-control'], release.id].join(' ');
  return { release, headers, key, ...(candidate && { candidate }) };
}

function openCookie(secret: string | undefined, headers: IncomingHttpHeaders): Preview | undefined {
  const cookie = previewCookie(headers);
  return secret === undefined || cookie === undefined ? undefined : openPreview(secret, cookie);
}

/**
 * A number from 0 to below 1 for each visit of a canary, always the same one. Another canary gets other
 * visits.
 */
export function createBucketing(secret: string | undefined): (canary: string, visit: string) => number {
  const key = deriveKey('canary', secret);
  return (canary, visit) =>
    createHmac('sha256', key).update(`${canary} ${visit}`).digest().readUIntBE(0, 6) / 2 ** 48;
}
