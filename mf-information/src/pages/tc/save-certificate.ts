import { fileUrl } from '@school/shared-deps';

/**
 * Fetches a certificate's picture and has the browser save it as `tc.jpg` (spec §4).
 * @throws when it cannot be had
 */
export async function saveCertificate(path: string, signal: AbortSignal): Promise<void> {
  const url = fileUrl(path);
  if (url === undefined) throw new Error('the path leads to no file');
  const response = await fetch(url, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  const picture = await response.blob();
  signal.throwIfAborted();
  saveAs('tc.jpg', picture);
}

function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser has to have begun to read it
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}

const REVOKED_AFTER_MS = 10_000;
