import * as v from 'valibot';

/**
 * Reads settings from the environment, where empty is as good as unset.
 * @param names the variable of each setting
 * @throws Error with one line for every variable at fault
 */
export function readEnvironment<S extends v.GenericSchema>(
  env: NodeJS.ProcessEnv,
  names: Readonly<Record<string, string>>,
  schema: S,
): v.InferOutput<S> {
  const values = Object.entries(names).map(([setting, name]) => [
    setting,
    env[name] === '' ? undefined : env[name],
  ]);
  const result = v.safeParse(schema, Object.fromEntries(values), { abortPipeEarly: true });
  if (result.success) return result.output;
  const lineOf = (issue: v.BaseIssue<unknown>) => `${names[String(issue.path?.[0].key)]} ${issue.message}`;
  throw new Error(result.issues.map(lineOf).join('\n'));
}
