import {expect, it} from 'vitest';
import {
  packCatalog,
  unpackCatalog,
} from '../../../../../plugins/operator-pages/shared/packedCatalog';
import {APPLY_MODEL, K_NN, NAMES} from '../../../../support/catalogEntries';

it.each([[[]], [[APPLY_MODEL, {...K_NN, live: true}, {...K_NN, path: []}]]])(
  'keeps all that there is: %j',
  (entries) => {
    expect(unpackCatalog(packCatalog(entries, NAMES))).toEqual(entries);
  },
);
