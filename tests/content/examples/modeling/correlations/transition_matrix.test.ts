import {expect, it} from 'vitest';
import {run} from '@lab/modeling/correlations/transition_matrix';
import {nominal, real} from '@support/columns';
import {liveExample} from '@support/liveExample';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const {input: table, output: computed} = liveExample(import.meta, run);
const attribute = 'topic';

it('takes its tickets from the sample data', () => {
  const topics = sampleTable('support-tickets.csv').find(
    ({name}) => name === attribute,
  );
  expect(table[1]?.values).toEqual(topics?.values.slice(0, 11));
});

it('sorts upper case first, and has a single cell for one row', () => {
  const of = (values: readonly string[]) =>
    shownRows(computed({attribute}, [nominal(attribute, values)]));
  expect(of(['b', 'B'])).toEqual([
    {from: 'B', B: 0, b: 0},
    {from: 'b', B: 1, b: 0},
  ]);
  expect(of(['b'])).toEqual([{from: 'b', b: 0}]);
  expect(of([])).toEqual([]);
});

it('needs a nominal column', () => {
  expect(() => run({'example set': table}, {attribute: 'none'})).toThrow(
    'The table has no column "none".',
  );
  const numbers = [real('x', [1])] as const;
  expect(() => run({'example set': numbers}, {attribute: 'x'})).toThrow(
    'The column "x" is not nominal.',
  );
});
