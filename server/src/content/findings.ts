/** The problems and remarks of a content folder, one line each. */
export interface Findings {
  /** Without these being mended the folder is not served. */
  readonly problems: string[];
  /** The folder is served all the same, but not as the school means it. */
  readonly remarks: string[];
}
