import { type ApiError, request, type TcAnswer, type TcRequest } from '@school/shared-deps';
import { type EventObject, fromCallback } from 'xstate';

/** The outcome of a request for a certificate; `path` is that of its picture below `/api/image/`. */
export type CertificateEvent =
  | { type: 'certificate.found'; path: string }
  | { type: 'certificate.failed'; error: Pick<ApiError, 'kind' | 'status' | 'isRefusal'> };

interface LookupInput {
  schoolCode: string;
  fields: TcRequest;
}

/**
 * Requests a certificate once, by a stream of the shared API, and sends the outcome. Stopping it ends the
 * request.
 */
export const certificateLookup = fromCallback<EventObject, LookupInput>(
  ({ input: { schoolCode, fields }, sendBack }) => {
    const send = (event: CertificateEvent) => sendBack(event);
    const asking = request(`/api/tc/${encodeURIComponent(schoolCode)}`, fields).subscribe({
      next: (body) => send(eventOf(body)),
      error: (error: unknown) => send({ type: 'certificate.failed', error: error as ApiError }),
    });
    return () => asking.unsubscribe();
  },
);

function eventOf(body: unknown): CertificateEvent {
  const { data } = (body ?? {}) as Partial<TcAnswer>;
  if (typeof data === 'string' && data !== '') return { type: 'certificate.found', path: data };
  return { type: 'certificate.failed', error: { kind: 'parse', status: 0, isRefusal: false } };
}
