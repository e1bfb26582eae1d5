import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR of the few kinds that an attestation has. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number) =>
    Buffer.from(
      size < 24 ? [kind | size] : size < 256 ? [kind | 24, size] : [kind | 25, size >> 8, size & 255],
    );
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Buffer)]);
  return Buffer.concat([head(0xa0, value.size), ...pairs]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A phone with one passkey (ES256, without an attestation), at a site. */
export function createAuthenticator(origin: string, rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  // user present and verified; with the passkey's own data where it is new
  const authenticatorData = (isNew: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([isNew ? 0x45 : 0x05]), count]);
  };
  const wrap = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([key, data]) => [key, data.toString('base64url')]),
    ),
  });
  return {
    register({ challenge }: { challenge: string }) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const authData = Buffer.concat([
        authenticatorData(true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return wrap({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: cbor(attestation),
      });
    },

    signIn({ challenge }: { challenge: string }) {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const data = authenticatorData(false);
      const signature = createSign('sha256').update(data).update(sha256(clientDataJSON)).sign(privateKey);
      return wrap({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
