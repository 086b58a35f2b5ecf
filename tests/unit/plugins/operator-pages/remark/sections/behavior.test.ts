import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {
  aView,
  compiled,
  headingsOf,
  inserted,
} from '../../../../../support/operatorView';

describe('the section on behavior', () => {
  it('shows behavior in groups by topic, sentence before verdict, and changes in a fold', async () => {
    const given = aView({
      behavior: [
        {topic: 'ties', verdict: 'first', note: 'By the *order* of rows.'},
        {topic: 'input data', verdict: 'kept'},
        {topic: 'missing values', verdict: 'ignored'},
        {topic: 'ties', verdict: 'own result'},
      ],
      changes: [{until: '6.0', about: 'Ties were random.'}],
    });
    expect(headingsOf(inserted(given))).toContain('Behavior');
    expect(toString(inserted(given))).toContain(
      'CaseWhat happensResultMissing valuesSkipped.ignoredTiesBy the order of rows.firstEach has a separate result.separate results',
    );
    expect(await compiled(given)).toMatch(
      /"Changes for older workflows \(1\)".*"Up to version 6.0".*"Ties were random."/s,
    );
  });

  it('has one heading cell for the rows of a topic', async () => {
    const notes = ['A.', 'B.', 'C.'];
    const code = await compiled(
      aView({
        behavior: notes.map((note) => ({
          topic: 'errors',
          verdict: 'error',
          note,
        })),
      }),
    );
    expect(code.match(/rowSpan="3"/g)).toHaveLength(1);
    expect(code.match(/"Errors"/g)).toHaveLength(1);
  });

  it('shows ten rows on behavior, and the rest in a fold', async () => {
    const topics = ['errors', 'missing values'];
    const behavior = topics.flatMap((topic) =>
      ['A.', 'B.', 'C.', 'D.', 'E.', 'F.'].map((note) => ({
        topic,
        verdict: 'error',
        note,
      })),
    );
    const code = await compiled(aView({behavior}));
    const [open = '', folded = ''] = code.split('"More cases (2)"');
    expect(open.match(/"Errors"|"Missing values"/g)).toEqual([
      '"Missing values"',
      '"Errors"',
    ]);
    expect(open.match(/scope="rowgroup" rowSpan="(\d)"/g)).toEqual([
      'scope="rowgroup" rowSpan="6"',
      'scope="rowgroup" rowSpan="4"',
    ]);
    expect(folded.match(/"[EF]\."|"Errors"/g)).toEqual([
      '"Errors"',
      '"E."',
      '"F."',
    ]);
  });
});
