import { KeptError } from '@school/server-core/upstream/upstream-error';

/** The metadata of a file cannot be found, so the file must not be sent. */
export class MetadataError extends KeptError {
  constructor(message: string) {
    super(message);
    this.name = 'MetadataError';
  }
}
