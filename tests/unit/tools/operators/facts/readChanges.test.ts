import {describe, expect, it} from 'vitest';
import {
  otherChanges,
  readChanges,
} from '../../../../../.tools/operators/facts/readChanges.mjs';

const changes = (...pairs: [string | undefined, string][]) => ({
  changes: pairs.map(([until, change]) => ({
    ...(until && {last_old_version: until}),
    change,
  })),
});

describe('readChanges', () => {
  it('makes whole sentences, the oldest first', () => {
    expect(
      readChanges(
        changes(
          ['10.0.1', 'later a missing folder is an error'],
          ['9.2.1', 'until then points could be counted twice'],
          ['7.1.1', 'until then data were changed; later a copy is changed'],
        ),
      ),
    ).toEqual([
      {
        until: '7.1.1',
        about: 'Until then, data were changed. Later, a copy is changed.',
      },
      {
        until: '9.2.1',
        about: 'Until then, points could be counted twice.',
      },
      {
        until: '10.0.1',
        about: 'Since then, a missing folder is an error.',
      },
    ]);
  });

  it('leaves out what has no version or tells nothing', () => {
    const facts = changes(
      [undefined, 'rewritten'],
      ['5.0.4', 'old behaviour, no use found in this version'],
    );
    expect(readChanges(facts)).toEqual([]);
    expect(otherChanges(facts)).toEqual([
      'rewritten',
      'up to 5.0.4: old behaviour, no use found in this version',
    ]);
  });
});
