import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sort/shuffle';
import {javaRandom} from '@lab/_shared/numbers/javaRandom';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [runners] = exampleTables(import.meta);

const {output: computed} = liveExample(import.meta, run);
const shuffle = (input = asTable(runners)) =>
  shownRows(computed({use_local_random_seed: true}, input));

it('has the order shown, by the draws that the text tells', () => {
  const {nextInt} = javaRandom(1992);
  expect([5, 4, 3, 2].map((bound) => nextInt(bound) + 1)).toEqual([4, 1, 3, 1]);
});

it('leaves a table without rows as it is', () => {
  expect(shuffle([integer('start', [])])).toEqual([]);
});
