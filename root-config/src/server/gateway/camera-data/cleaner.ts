/** Takes out of a picture's bytes, as they come, what they should not tell. */
export interface Cleaner {
  /** Answers what may be sent on so far; the first bytes are 24 at least. */
  push: (bytes: Buffer) => Buffer;
  /** Answers what was still held back. */
  end: () => Buffer;
}

/** What a picture says about itself ends here at the latest (bytes); what says more is no photo of a camera. */
export const MOST_HELD = 2_000_000;

/** Photos are not larger (bytes); what is goes through as it is. */
export const MOST_BYTES = 40_000_000;
