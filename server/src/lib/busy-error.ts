/** The server has too much to do at once: for one visitor (429), or for all of them together (503). */
export class BusyError extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(statusCode: 429 | 503) {
    super(statusCode === 429 ? 'too many requests at once' : 'the server is busy');
    this.name = 'BusyError';
    this.statusCode = statusCode;
    this.retryAfterSeconds = statusCode === 429 ? 1 : 2;
  }
}
