import { tcAnswerSchema, type TcRequest } from '@school/contract';
import { imagePath } from '@school/shared-deps/server';
import * as v from 'valibot';

import { parseJson } from '../upstream/parse-json';
import { MAX_TC_BYTES, readAtMost } from '../upstream/read-at-most';
import { fetchUpstream, type Upstream } from '../upstream/upstream';
import { refusalOf, UpstreamError } from '../upstream/upstream-error';

/** Where transfer certificates come from: the content folder, or the provider. */
export interface CertificateSource {
  /**
   * The reference of a certificate's picture. Undefined for an unknown number and for a wrong name alike.
   * @throws UpstreamError, and the errors of fetch
   */
  find: (request: TcRequest) => Promise<string | undefined>;
  /** The picture's bytes; undefined where there is none. Throws like `find`. */
  read: (reference: string) => Promise<Buffer | undefined>;
}

const MAX_PICTURE_BYTES = 20_000_000;
const PICTURE_TIMEOUT_MS = 30_000;

/** The certificates of the provider (spec §7). */
export function createProviderCertificates(provider: Upstream, schoolCode: string): CertificateSource {
  return {
    find: async (request) => {
      const response = await fetchUpstream(provider, `/api/tc/${schoolCode}`, {
        isBearer: true,
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(provider.timeoutMs),
      });
      const body = parseJson(await readAtMost(response.body, MAX_TC_BYTES));
      if (isNotFound(response.status, body)) return undefined;
      if (!response.ok) throw refusalOf(response);
      const answer = v.safeParse(tcAnswerSchema, body);
      if (answer.success) return answer.output.data;
      throw new UpstreamError(502, 'the provider answered no path of a certificate');
    },
    read: async (reference) => {
      const headers = { 'accept-encoding': 'identity' };
      const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
      const response = await fetchUpstream(provider, imagePath(reference), { headers, signal });
      if (response.status === 200) return readAtMost(response.body, MAX_PICTURE_BYTES);
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return undefined;
      throw refusalOf(response);
    },
  };
}

const refusalSchema = v.object({ message: v.pipe(v.string(), v.regex(/not found/i)) });
const emptySchema = v.object({ data: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(0))) });

/** Whether the provider says that it has no certificate. A refused token or a limit is a failure. */
function isNotFound(status: number, body: unknown): boolean {
  if (status === 200) return v.is(emptySchema, body);
  return [404, 410].includes(status) || ([400, 422].includes(status) && v.is(refusalSchema, body));
}
