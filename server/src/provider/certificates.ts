import { isStoreReference, type TcRequest } from '@school/contract';

import { createSignedLinks } from '../http/signed-links';
import { UpstreamError } from '../upstream/upstream-error';
import type { CertificateSource } from './certificate-source';

/** Any text after `tc/` may be a link, or a part of one. */
const linkInPath = /\btc\/[\w-]{16}/i;
const MAX_DECODINGS = 3;

/** Draws a code below a certificate, by which others can check it. */
export interface CertificateMark {
  /** Undefined for a certificate that cannot have one. */
  codeOf: (request: TcRequest) => string | undefined;
  draw: (picture: Buffer, code: string) => Promise<Buffer>;
}

/**
 * The pictures of transfer certificates, under signed paths of this site's own. These end after ten minutes,
 * because it is not known whether the provider's do. Servers with the same secret open each other's links; by
 * default the links end with the process.
 */
export function createCertificates(source: CertificateSource, secret?: string) {
  const links = createSignedLinks(secret);
  let mark: CertificateMark | undefined;
  return {
    /** Marks pictures from now on; without it they keep their bytes. */
    markWith: (next: CertificateMark | undefined) => {
      mark = next;
    },
    /**
     * Returns a path below `/api/image/` for the picture, or undefined like its source.
     * @throws UpstreamError 502 where the source names no file of its store, and the source's errors
     */
    find: async (request: TcRequest): Promise<string | undefined> => {
      const answered = await source.find(request);
      if (answered === undefined) return undefined;
      const reference = answered.replace(/^\/?(?:api\/image\/)?/, '');
      if (isStoreReference(reference)) return links.issue(reference, mark?.codeOf(request));
      throw new UpstreamError(502, 'the provider named a certificate outside of its store');
    },
    /** The picture of a path that was issued; undefined where there is none, or the path is not valid. */
    read: async (path: string): Promise<Buffer | undefined> => {
      const link = links.open(path);
      const picture = link && (await source.read(link.reference));
      return picture && mark && link.code !== undefined ? mark.draw(picture, link.code) : picture;
    },
    /** Whether a path has the form of the issued ones, valid or not. */
    isLink: links.isLink,
    /** Whether a request's path contains a link, in whatever spelling: such paths are never logged. */
    hasLink: (path: string): boolean => linkInPath.test(decode(path, MAX_DECODINGS)),
  };
}

/** Undoes percent-encoding as far as it can be read: a broken escape must not hide the rest. */
function decode(path: string, times: number): string {
  if (times === 0 || !path.includes('%')) return path;
  const once = path.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decode(once, times - 1);
}
