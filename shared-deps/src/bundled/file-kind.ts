import { sharedTexts } from './texts';

interface FileFacts {
  file: string;
  bytes?: number | undefined;
  pages?: number | undefined;
}

/** Kind, pages and size of a file, such as `PDF, 2 pages, 45 KB`; figures stay on the line of their units. */
export function fileKind({ file, bytes, pages }: FileFacts): string {
  const kind = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  const length = pages && sharedTexts.pages(pages);
  const size = bytes !== undefined && sizeText(bytes);
  return [kind, length, size].filter(Boolean).join(', ');
}

function sizeText(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))}\u00a0KB`;
}
