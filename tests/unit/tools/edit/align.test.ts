import {describe, expect, it} from 'vitest';
import {align, joinMoved} from '../../../../.tools/edit/align.mjs';

describe('align', () => {
  it('pairs sentences that were rewritten, split, removed, and added', () => {
    expect(
      align(
        [
          'The size is yours.',
          'Rows with 5 are kept, and rows with 7 are removed.',
          'A drawing shows the network with its layers.',
        ],
        [
          'You set the size.',
          'Rows with 5 are kept.',
          'Rows with 7 are removed.',
        ],
      ),
    ).toEqual([
      {before: 'The size is yours.', after: 'You set the size.'},
      {
        before: 'Rows with 5 are kept, and rows with 7 are removed.',
        after: 'Rows with 5 are kept. Rows with 7 are removed.',
      },
      {before: 'A drawing shows the network with its layers.', after: ''},
    ]);
  });
});

describe('joinMoved', () => {
  it('joins a removed sentence with the most similar new one at a target', () => {
    const gone = {
      place: 'behavior',
      before: 'A missing key matches nothing.',
      after: '',
    };
    const moved = {
      place: 'traps',
      before: '',
      after: 'A missing key matches nothing else.',
    };
    const other = {place: 'about', before: '', after: gone.before};
    expect(joinMoved([gone, moved, other], ['traps'])).toEqual([
      {place: 'behavior -> traps', before: gone.before, after: moved.after},
      other,
    ]);
  });
});
