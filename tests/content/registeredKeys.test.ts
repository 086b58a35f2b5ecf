import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkRegisteredKeys} from './checks/registeredKeys';
import {pagesToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {readPages} from './support/page';

/** Keys of the operators that the public code registers, with that of a public extension. */
const REGISTERED = new Set(
  readFileSync(path.join(__dirname, 'data', 'registered-keys.txt'), 'utf8')
    .trim()
    .split('\n'),
);

const records = new Map(
  pagesToCheck(readPages(ROOT, ['docs']))
    .filter(({kind}) => kind === 'operator')
    .flatMap((page) => {
      const {record} = recordOf(page);
      return record ? [[page.file, record] as const] : [];
    }),
);

describe('pages from public code', () => {
  it('have a key that the public registry has', () => {
    expect(checkRegisteredKeys(records, REGISTERED)).toEqual([]);
  });
});

describe('checkRegisteredKeys', () => {
  it('rejects a key with a prefix that the registry does not have', () => {
    const records = new Map([
      ['new.mdx', {key: 'blending:split_data', source: 'code'}],
      ['old.mdx', {key: 'split_data', source: 'code'}],
      ['known.mdx', {key: 'blending:pivot', source: 'process'}],
    ]);
    expect(checkRegisteredKeys(records, new Set(['split_data']))).toEqual([
      'new.mdx: the public registry does not have the key "blending:split_data", so the source is "older code" or where the facts come from',
    ]);
  });
});
