import { statSync } from 'node:fs';

import { schoolCodeProblem } from '@school/shared-deps/contract';

/** Settings of the service. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly schoolCode: string;
  readonly apiToken?: string;
  readonly linkSecret?: string;
}

/** Reads the environment, where empty is as good as unset; throws one line with the variable's name. */
export function readSettings(env: NodeJS.ProcessEnv, sampleFolder: string): Settings {
  const setting = (name: string) => (env[name] === '' ? undefined : env[name]);
  const port = setting('PORT') ?? '8090';
  const folder = setting('SCHOOL_CONTENT') ?? sampleFolder;
  const schoolCode = setting('SCHOOL_CODE') ?? 'STAELRED';
  const apiToken = setting('SCHOOL_API_TOKEN');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${port}"`);
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`SCHOOL_CONTENT must be a folder; "${folder}" is none`);
  }
  const codeProblem = schoolCodeProblem(schoolCode);
  if (codeProblem !== undefined) throw new Error(`SCHOOL_CODE ${codeProblem}`);
  if (/[^\x21-\x7e]/.test(apiToken ?? '')) {
    throw new Error('SCHOOL_API_TOKEN must be printable ASCII without spaces');
  }
  const linkSecret = setting('SCHOOL_LINK_SECRET');
  if (linkSecret !== undefined && linkSecret.length < 32) {
    throw new Error('SCHOOL_LINK_SECRET must have 32 characters or more');
  }
  return {
    port: Number(port),
    host: setting('HOST') ?? '127.0.0.1',
    folder,
    schoolCode,
    ...(apiToken === undefined ? {} : { apiToken }),
    ...(linkSecret === undefined ? {} : { linkSecret }),
  };
}
