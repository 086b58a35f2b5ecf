import {expect, it} from 'vitest';
import {whenWritten} from '../../../../../plugins/offline/server/whenWritten';

const done = {name: 'done', written: Promise.resolve()};
const never = {name: 'search', written: new Promise<void>(() => undefined)};

it('waits until all have written', async () => {
  await expect(whenWritten([])).resolves.toBeUndefined();
  await expect(whenWritten([done, done])).resolves.toBeUndefined();
});

it('names those who do not say so', async () => {
  await expect(whenWritten([done, never], 20)).rejects.toThrow(
    'offline: not told within 0.02 s that files are written by: search. Have each call what waitFor() returned for it',
  );
});
