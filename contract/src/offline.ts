/** Where the server has the worker: at the root, so that it may answer for all pages. */
export const WORKER_ADDRESS = '/service-worker.js';
/** The name of the one Trusted Types policy, which makes addresses of workers of this site alone. */
export const WORKER_POLICY = 'service-worker';
/** The page for pages that are not on the device. */
export const OFFLINE_PAGE = '/offline';
/** Its parameter: the address that was to be opened. */
export const WANTED = 'for';
/** The element of that page whose content the worker replaces by a list of pages. */
export const KEPT_LIST = 'data-kept';
/** The link of that page to which the worker gives the address that was to be opened. */
export const RETRY_LINK = 'data-retry';
/** Name what the school shows of children: an attribute of a document's main part, and a list's header. */
export const POLICY = 'data-policy';
export const POLICY_HEADER = 'x-school-policy';

/** Addresses of this origin that were loaded without the worker. */
export interface SeenPage {
  page?: string;
  files: readonly string[];
}
