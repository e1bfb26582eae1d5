/** Kind and size of a file as a visitor is told before opening it, such as `PDF, 45 KB`. */
export function fileKind({ file, bytes }: { file: string; bytes?: number | undefined }): string {
  const kind = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return bytes === undefined ? kind : `${kind}, ${sizeText(bytes)}`;
}

function sizeText(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
}
