import { fileUrl, type TcAnswer, type TcRequest } from '@school/shared-deps';

/**
 * Asks for a transfer certificate.
 * @returns the path of its picture below `/api/image/`
 * @throws when there is none, or no answer
 */
export async function requestCertificate(
  schoolCode: string,
  request: TcRequest,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`/api/tc/${encodeURIComponent(schoolCode)}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) throw new Error(`the lookup answered ${response.status}`);
  const { data } = (await response.json()) as Partial<TcAnswer>;
  if (typeof data !== 'string' || data === '') throw new Error('the lookup answered no path');
  return data;
}

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
