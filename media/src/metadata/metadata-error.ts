/** The metadata of a file cannot be found, so the file must not be sent. */
export class MetadataError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MetadataError';
  }
}
