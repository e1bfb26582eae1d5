import type { ErrorSchema } from '@rjsf/utils';

import type { Finding } from '../../api';

/** The findings at their fields, as the form takes them. */
export function errorSchemaOf(findings: readonly Finding[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { path, text } of findings) {
    let at: Record<string, ErrorSchema> = root as Record<string, ErrorSchema>;
    for (const name of path) at = (at[name] ??= {}) as Record<string, ErrorSchema>;
    const field = at as ErrorSchema;
    field.__errors = [...(field.__errors ?? []), text];
  }
  return root;
}
