import {describe, expect, it} from 'vitest';
import {markdownTable} from '../../../../bench/shared/report/table';

describe('markdownTable', () => {
  it('aligns names to the left and values to the right', () => {
    expect(
      markdownTable(['', 'ours', 'theirs'], [['Index', '1.0 kB', '20.0 kB']]),
    ).toBe(
      '|  | ours | theirs |\n| --- | --: | --: |\n| Index | 1.0 kB | 20.0 kB |',
    );
  });
});
