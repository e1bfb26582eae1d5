import type { Gateway } from '../provider/gateway';

/** A gateway whose lists a test decides. */
export function gatewayOf(
  read: (key: string) => { body: unknown; version: string },
): Pick<Gateway, 'readAll'> {
  const resourceOf = (key: string) => ({ ...read(key), at: 0 });
  return { readAll: (keys) => Promise.resolve(keys.map(resourceOf)) };
}
