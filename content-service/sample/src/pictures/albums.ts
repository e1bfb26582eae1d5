import type { Album } from './album';
import { albums2026 } from './albums-2026';
import { earlierAlbums } from './albums-earlier';

/** All albums of the photo gallery, newest first. */
export const albums: readonly Album[] = [...albums2026, ...earlierAlbums];
