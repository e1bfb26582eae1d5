type ViewerModule = typeof import('./viewer/viewer');

let viewer: Promise<ViewerModule> | undefined;

/** Loads the code of the large view when it may be needed soon. A failed load is repeated. */
export function loadViewer(): Promise<ViewerModule> {
  viewer ??= import(/* webpackChunkName: "lightbox-viewer" */ './viewer/viewer').catch((error: unknown) => {
    viewer = undefined;
    throw error;
  });
  return viewer;
}

/** Loads it before it is needed. */
export function preloadViewer(): void {
  loadViewer().catch(() => undefined);
}
