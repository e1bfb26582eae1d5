type ViewerModule = typeof import('./viewer/viewer');

let viewer: Promise<ViewerModule> | undefined;

/** The code of the large view, asked for when somebody may want it; what fails is asked for again. */
export function loadViewer(): Promise<ViewerModule> {
  viewer ??= import(/* webpackChunkName: "lightbox-viewer" */ './viewer/viewer').catch((error: unknown) => {
    viewer = undefined;
    throw error;
  });
  return viewer;
}

/** Fetches it ahead. */
export function fetchViewer(): void {
  loadViewer().catch(() => undefined);
}
