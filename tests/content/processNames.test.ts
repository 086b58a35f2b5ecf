import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkProcessNames} from './checks/processNames';
import type {SeenNames} from './checks/processNames';
import {UNSEEN_PARAMETERS} from './data/unseenParameters';
import {pagesToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {readPages} from './support/page';

/** Names that the samples and tutorials of the public source have. */
const SEEN = readFileSync(
  path.join(__dirname, 'data', 'process-names.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SeenNames);

const records = new Map(
  pagesToCheck(readPages(ROOT, ['docs']))
    .filter(({kind}) => kind === 'operator')
    .flatMap((page) => {
      const {record} = recordOf(page);
      return record?.key === undefined ? [] : [[record.key, record] as const];
    }),
);

describe('names of ports and parameters', () => {
  it('are those of public process files', () => {
    expect(checkProcessNames(records, SEEN, UNSEEN_PARAMETERS)).toEqual([]);
  });
});

describe('checkProcessNames', () => {
  const record = {
    inputs: [{name: 'input 1', type: 'Data table', many: true as const}],
    outputs: [{name: 'out', type: 'Data table'}],
    parameters: [{name: 'number_of_folds', type: 'integer' as const}],
  };
  const seen = {
    key: 'loop',
    inputs: ['input 2', 'in'],
    outputs: ['out', 'output'],
    parameters: ['number of folds', 'show_dialog'],
  };

  it('finds ports and parameters that the page does not have', () => {
    expect(checkProcessNames(new Map([['loop', record]]), [seen], [])).toEqual([
      'loop: process files connect the port "in", which the page does not have',
      'loop: process files connect the port "output", which the page does not have',
      'loop show_dialog: process files set this parameter, which the page does not have',
    ]);
  });

  it('rejects an exception that is not needed', () => {
    expect(
      checkProcessNames(
        new Map([['loop', record]]),
        [{...seen, inputs: [], outputs: []}],
        [
          {
            keys: ['loop'],
            parameters: ['show_dialog', 'number_of_folds'],
            reason: 'Readers never see them.',
          },
        ],
      ),
    ).toEqual([
      'loop number_of_folds: remove the exception, which is not needed',
    ]);
  });
});
