import path from 'node:path';

import { photoTypeOf } from './camera-data/camera-data';

/** Endings by which a file is known when the provider does not say what it is. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.heic': 'image/heic',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.ogv': 'video/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const shown = /^(?:image\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/vtt)(?:\s*;.*)?$/;
const unsaid = /^(?:(?:application|binary)\/octet-stream\s*(?:;.*)?)?$/;
const UNKNOWN = 'application/octet-stream';

/** How a file is sent: pictures, PDFs, videos and captions are shown, everything else can only be saved. */
export interface FileType {
  contentType: string;
  isShown: boolean;
  /** A picture that holds, or as long as its bytes are not here may hold, what a camera wrote. */
  isPhoto: boolean;
}

/**
 * What a file is, by what the provider says, else by the ending of its path (`reference`), else by its first bytes, which
 * also say whether it is a photo.
 */
export function fileTypeOf(said: string | null, reference: string, head?: Buffer): FileType {
  const ofBytes = head && photoTypeOf(head);
  const told = (said ?? '').trim().toLowerCase().replace('image/jpg', 'image/jpeg');
  const known = types[path.extname(reference).toLowerCase()] ?? ofBytes ?? UNKNOWN;
  const type = unsaid.test(told) ? known : told;
  const isShown = shown.test(type);
  const contentType = isShown ? type : UNKNOWN;
  return { contentType, isShown, isPhoto: head ? ofBytes !== undefined : mayBePhoto(contentType) };
}

function mayBePhoto(contentType: string): boolean {
  return contentType === UNKNOWN || isPicture(contentType);
}

/** Whether it is a picture other than a drawing. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/') && !contentType.startsWith('image/svg');
}
