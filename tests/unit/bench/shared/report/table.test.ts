import {describe, expect, it} from 'vitest';
import {markdownTable} from '../../../../bench/shared/report/table';

describe('markdownTable', () => {
  it('lines up names to the left and values to the right', () => {
    expect(
      markdownTable(
        ['', 'ours', 'theirs'],
        [
          ['Index', '1.0 kB', '20.0 kB'],
          ['Build', '9 s'],
        ],
      ),
    ).toBe(
      [
        '|       |   ours |  theirs |',
        '| ----- | -----: | ------: |',
        '| Index | 1.0 kB | 20.0 kB |',
        '| Build |    9 s |         |',
      ].join('\n'),
    );
  });
});
