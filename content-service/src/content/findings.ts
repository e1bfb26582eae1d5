/** What a look through a content folder finds, one line each. */
export interface Findings {
  /** Without these being mended the folder is not served. */
  readonly problems: string[];
  /** The folder is served all the same, but not as the school means it. */
  readonly remarks: string[];
}
