import type { Loaded } from '@school/contract';

/** Why a resource could not be had. */
export class ApiError extends Error {
  readonly kind: 'network' | 'http' | 'parse';
  /** HTTP status, or 0 where there was no answer. */
  readonly status: number;

  constructor(message: string, kind: ApiError['kind'], status = 0) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
  }

  /** Whether asking again may help: no answer, too many requests, or the server's own fault. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.status === 429 || this.status >= 500;
  }

  /** Whether the server has understood the request and refused it. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** The events of a resource. Each one is a named transition in the charts that listen. */
export type RemoteEvent<T = unknown> =
  | { type: 'remote.loading' }
  | { type: 'remote.retrying'; attempt: number; waitMs: number }
  | ({ type: 'remote.loaded' } & Loaded<T>)
  | { type: 'remote.failed'; error: ApiError };
