import { WORKER_POLICY } from '@school/contract/offline';

interface Policy {
  createScriptURL: (address: string) => string;
}

interface TypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

let policy: Policy | undefined;

/**
 * Makes the address of a worker as Trusted Types wants it, by the one policy of the page.
 * @throws for an address of another site
 */
export function workerAddress(address: string): string {
  policy ??= (window as TypesWindow).trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: ownAddress,
  });
  return policy?.createScriptURL(address) ?? address;
}

function ownAddress(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`${href} is no worker of this site`);
  return href;
}
