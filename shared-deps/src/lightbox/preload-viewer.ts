/** Loads the code of the large view; a load that has failed is repeated. */
export function loadViewer() {
  return import(/* webpackChunkName: "lightbox-viewer" */ './viewer/viewer');
}

/** Loads it before it is needed. */
export function preloadViewer(): void {
  loadViewer().catch(() => undefined);
}
