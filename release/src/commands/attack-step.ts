import { createCandidate } from '../candidate';
import { deployCandidate } from '../deploy';
import { rollBack } from '../moves';
import { readBuild } from '../read-build';
import { section } from './attack/versions';

// One move of an attack, as a process that can be killed: `deploy FOLDER BUILD PLACE` or `rollback FOLDER`
const [action, folder = '', build = '', place = ''] = process.argv.slice(2);
const author = { by: 'attack', commit: '' };

console.log('begun');
if (action === 'rollback') {
  await rollBack(folder, section, undefined, author);
} else {
  const candidate = await createCandidate(folder, readBuild(build), place, author);
  await deployCandidate(folder, candidate, { type: 'everybody' }, author);
  candidate.remove();
}
