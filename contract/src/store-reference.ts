/** Longer than any id or path of a file. */
export const MAX_REFERENCE_LENGTH = 1_000;

/** A backslash, a control character, or half of a surrogate pair. */
const forbiddenCharacter = /[\\\p{Cc}\p{Cs}]/u;
/** `https:`, `file:`, `C:`, `host:80`. */
const scheme = /^[a-z][a-z\d+.-]*:/i;
/** `.`, `..` and what some systems read as one of them; also a step without a name. */
const emptyStep = /^[.\s]*$/;

/**
 * Whether a reference names a file of the school's store: by an id, or by a path below its root.
 * Addresses (`https:`, `file:`, `//host`) and absolute paths (`/etc`) do not.
 */
export function isStoreReference(reference: string): boolean {
  if (reference.length > MAX_REFERENCE_LENGTH || reference !== reference.trim()) return false;
  return isInnerPath(reference) && isInnerPath(decode(reference));
}

function isInnerPath(path: string): boolean {
  if (forbiddenCharacter.test(path) || scheme.test(path)) return false;
  return !path.split('/').some((step) => emptyStep.test(step));
}

/** Percent signs undone until none is left to undo, as a careless server may do. */
function decode(text: string): string {
  const once = text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return once === text ? text : decode(once);
}
