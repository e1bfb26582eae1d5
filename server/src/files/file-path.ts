const imageAddress = /^(?:https?:\/\/[^/]+)?\/?api\/image(?:\/|\?url=)/i;

/** The path or the id of a file in one spelling, whichever its reference or address has. */
export function filePath(reference: string): string {
  const isAddress = imageAddress.test(reference);
  const written = isAddress ? reference.replace(imageAddress, '').replace(/[?#].*/s, '') : reference;
  const steps = decode(written.toLowerCase()).split(/[\\/]/).filter(Boolean);
  const path = steps[0] === 'files' ? steps.slice(1) : steps;
  return path.join('/').normalize();
}

function decode(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decode(once);
  } catch {
    return text;
  }
}
