import path from 'node:path';

import { photoTypes } from './camera-data/camera-data';

/** Endings by which a file is known when the provider does not say what it is. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const shown = /^(?:image\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/vtt)(?:\s*;.*)?$/i;
const unsaid = /^(?:application\/octet-stream|binary\/octet-stream)?$/i;

/** How a file is sent: pictures, PDFs, videos and captions are shown, everything else can only be saved. */
export interface FileType {
  contentType: string;
  isShown: boolean;
  /** A picture that may hold what a camera wrote. */
  isPhoto: boolean;
}

/** `reference` is the file's path, by whose ending it is known when the provider does not say. */
export function fileTypeOf(said: string | null, reference: string): FileType {
  const standard = types[path.extname(reference).toLowerCase()] ?? 'application/octet-stream';
  const contentType = unsaid.test(said ?? '') ? standard : (said ?? standard);
  return shown.test(contentType)
    ? { contentType, isShown: true, isPhoto: photoTypes.some((type) => contentType.startsWith(type)) }
    : { contentType: 'application/octet-stream', isShown: false, isPhoto: false };
}
