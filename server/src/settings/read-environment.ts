import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import * as v from 'valibot';

import { schoolCodeProblem } from './school-code';

const MIN_SECRET_LENGTH = 32;

const portProblem = ({ input }: { input: unknown }) =>
  `must be a number from 0 to 65535, not "${String(input)}"`;

/** Settings of the site and of the content service. The token and the secret are never shown. */
export const commonSettings = {
  port: v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, portProblem),
    v.transform(Number),
    v.maxValue(65_535, portProblem),
  ),
  schoolCode: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (code) => schoolCodeProblem(code) === undefined,
        ({ input }) => schoolCodeProblem(input) ?? '',
      ),
    ),
    'STAELRED',
  ),
  apiToken: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces')),
  ),
  /** Servers with the same secret open each other's links; by default it is random. */
  linkSecret: v.optional(
    v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `must have ${MIN_SECRET_LENGTH} characters or more`)),
  ),
};

/** A folder by its path from `root`. */
export const folderIn = (root: string) =>
  v.pipe(
    v.string(),
    v.check(
      (folder) => statSync(resolve(root, folder), { throwIfNoEntry: false })?.isDirectory() === true,
      ({ input }) => `must be a folder; "${input}" is none`,
    ),
  );

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

/** Settings of the content service alone. */
export function readSettings(env: NodeJS.ProcessEnv, sampleFolder: string) {
  const { port, ...others } = commonSettings;
  return readEnvironment(
    env,
    {
      port: 'PORT',
      host: 'HOST',
      folder: 'SCHOOL_CONTENT',
      schoolCode: 'SCHOOL_CODE',
      apiToken: 'SCHOOL_API_TOKEN',
      linkSecret: 'SCHOOL_LINK_SECRET',
    },
    v.object({
      ...others,
      port: v.optional(port, '8090'),
      host: v.optional(v.string(), '127.0.0.1'),
      folder: v.optional(folderIn('.'), sampleFolder),
    }),
  );
}
