/** A section that a dev server of this machine serves. */
export interface Offer {
  /** Package name, such as `@school/mf-gallery`. */
  name: string;
  /** Address of its entry file; its style sheet is beside it. */
  url: string;
}

/** Id of the data block about the host in each page of a preview host. */
export const DATA_ID = 'preview-host';

export interface PreviewHostData {
  /** The deployed site that the pages come from, such as `https://school.example`. */
  site: string;
  /** Another one for each start: its offers are taken once, and stay cleared when they are cleared. */
  run: string;
  /** Package name to the address of the deployed entry file, for each section of the page's import map. */
  sections: Readonly<Record<string, string>>;
  offers: readonly Offer[];
}

/** A message of the dev server after a build. */
export interface BuildEvent {
  /** Package name. */
  name: string;
  /** Why there is no new build. */
  problem?: string;
}
