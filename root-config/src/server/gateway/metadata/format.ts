import type { ByteReader } from '../byte-reader';

/** Passes a file on without its metadata: the place, time and author of a photo. */
export type Strip = (reader: ByteReader) => AsyncGenerator<Buffer, void>;

/** The largest metadata (bytes). A larger block does not come from a camera. */
export const MAX_METADATA_BYTES = 2_000_000;

/** The file cannot be stripped of its metadata, so it must not be sent. */
export class MetadataError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MetadataError';
  }
}
