import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '@school/workspace/workspace';

import { writeReport } from '../interface/report';
import { Refusal } from '../refusal';
import { runCommand } from './command';
import { outdatedReport, refusedVersion, reportOfSources, wrongDependencies } from './shared/check-interface';
import { packShared } from './shared/pack';
import { reportFile } from './shared/shared-package';

const options = { check: { type: 'boolean' }, 'write-report': { type: 'boolean' } } as const;

// `npm run pack:shared`: makes the package that a team needs to work on a section outside the workspace. `--
// --write-report` writes down its public interface, `-- --check` says whether that is up to date
await runCommand(async () => {
  const { values } = parseArgs({ options });
  const sources = reportOfSources();
  refuse([refusedVersion(sources), ...wrongDependencies()]);
  if (values['write-report'] === true) {
    writeFileSync(reportFile, writeReport(sources));
    console.log(`${path.relative(root, reportFile)} has the interface of ${sources.version}`);
    return;
  }
  refuse([outdatedReport(sources)]);
  if (values.check !== true) console.log(path.relative(root, await packShared()));
});

function refuse(reasons: readonly (string | undefined)[]): void {
  const wrong = reasons.filter((reason) => reason !== undefined);
  if (wrong.length > 0) throw new Refusal(wrong);
}
