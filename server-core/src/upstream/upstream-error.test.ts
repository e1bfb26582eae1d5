import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { UpstreamError } from './upstream-error';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('is kept without the bytes that the failing function had in hand', async () => {
  const fail = () => {
    const bytes = Buffer.alloc(5_000_000);
    const check = () => {
      throw new UpstreamError(502, `${bytes.length} bytes are too many`);
    };
    try {
      return check();
    } catch (error) {
      return { error, bytes: new WeakRef(bytes) };
    }
  };
  const { error, bytes } = fail();
  // a reference made in a turn of the event loop holds until its end
  await nextTurn();
  collectGarbage();
  expect(error).toHaveProperty('message', '5000000 bytes are too many');
  expect(bytes.deref()).toBeUndefined();
});
