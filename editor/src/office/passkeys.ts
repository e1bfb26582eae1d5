import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { LRUCache } from 'lru-cache';

import { changeOffice, hashOf, memberByLink, readOffice } from './people';

const CHALLENGE_MS = 5 * 60 * 1_000;
const SIGN_IN = 'sign-in';

/** Registers and verifies passkeys of the office's people. Each challenge is good once, for its purpose. */
export function createPasskeys(folder: string, origin: string) {
  const rpId = new URL(origin).hostname;
  const challenges = new LRUCache<string, string>({ max: 1_000, ttl: CHALLENGE_MS });
  const takeChallenge = (purpose: string) => (challenge: string) => {
    const isMeant = challenges.get(challenge) === purpose;
    challenges.delete(challenge);
    return isMeant;
  };
  const expected = (purpose: string) => ({
    expectedChallenge: takeChallenge(purpose),
    expectedOrigin: origin,
    expectedRPID: rpId,
  });
  return {
    /** Options of a new passkey; undefined where the link is not good. */
    async registrationOptions(token: string) {
      const member = memberByLink(readOffice(folder), token);
      if (!member) return undefined;
      const options = await generateRegistrationOptions({
        rpName: 'School office',
        rpID: rpId,
        userName: member.name,
        userID: Uint8Array.from(Buffer.from(hashOf(member.name))),
        excludeCredentials: member.passkeys.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      challenges.set(options.challenge, hashOf(token));
      return options;
    },

    /** Keeps a new passkey, and ends the link. Returns its id and the person's name; undefined if refused. */
    async register(token: string, response: RegistrationResponseJSON) {
      const answer = { response, ...expected(hashOf(token)) };
      const { registrationInfo } = await verifyRegistrationResponse(answer);
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      const name = memberByLink(readOffice(folder), token)?.name ?? '';
      const isKept = await changeOffice(folder, `${name} has a new passkey`, (office) => {
        // the link may have been used, or its person removed, in the meantime
        const member = memberByLink(office, token);
        if (!member || findPasskey(office, id)) return false;
        member.passkeys.push(passkey);
        delete member.link;
        return true;
      });
      return isKept ? { name, id } : undefined;
    },

    async signInOptions() {
      const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
      challenges.set(options.challenge, SIGN_IN);
      return options;
    },

    /** The passkey's id and its person's name; undefined where it is refused. */
    async signIn(response: AuthenticationResponseJSON) {
      const known = findPasskey(readOffice(folder), response.id);
      if (!known) return undefined;
      const { id, publicKey, counter } = known.passkey;
      const credential = { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected(SIGN_IN),
        credential,
      });
      if (!verified) return undefined;
      const isKept = await changeOffice(folder, `${known.name} signs in`, (office) => {
        const now = findPasskey(office, id);
        if (!now) return false;
        now.passkey.counter = authenticationInfo.newCounter;
        return true;
      });
      return isKept ? { name: known.name, id } : undefined;
    },
  };
}

function findPasskey(office: ReturnType<typeof readOffice>, id: string) {
  for (const { name, passkeys } of office.people) {
    const passkey = passkeys.find((each) => each.id === id);
    if (passkey) return { name, passkey };
  }
  return undefined;
}
