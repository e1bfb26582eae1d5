// @ts-check
import { installDebian } from '../../workspace/src/debian.mjs';
import { findProgram } from '../../workspace/src/find-program.mjs';

/** Programs that the tests run, and the Debian packages that bring them. */
const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Firefox ESR and WebKitGTK, from Debian's packages where they are missing.
 * @throws one line that names the packages which are missing and could not be installed
 */
export async function ensureOtherBrowsers() {
  for (const [program, debianPackage] of missing()) {
    console.log(`${program} is missing; installing Debian's ${debianPackage}`);
    await installDebian(debianPackage);
  }
  const packages = missing().map(([, debianPackage]) => debianPackage);
  if (packages.length === 0) return;
  throw new Error(`Firefox ESR and WebKitGTK are needed: as root, apt-get install ${packages.join(' ')}`);
}

function missing() {
  return Object.entries(programs).filter(([program]) => findProgram(program) === undefined);
}
