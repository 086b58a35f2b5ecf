import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/extensions/Operator_Toolbox/text_processing/lda';
import {column, exampleTables} from '../../../../support/exampleTables';
import {shownCells} from '../../../../support/runTables';
import {stepsOf, STOP_WORDS, ticketCell} from '../../../../support/ticketTexts';

const [shown] = exampleTables(
  'operators/extensions/Operator_Toolbox/text_processing/lda_exampleset',
);
const words = (
  stepsOf(ticketCell('T-5010', 'text'))['Transform Cases'] ?? []
).filter((word) => !STOP_WORDS.includes(word));

function confidences(alphaSum: number, token: readonly string[] = words) {
  const {exa} = run(
    {
      tokens: [
        {name: 'ticket_id', type: 'nominal', values: ['T-5010']},
        {name: 'topic 1', type: 'nominal', values: [token.join(', ')]},
        {name: 'topic 2', type: 'nominal', values: ['']},
        {name: 'topic 3', type: 'nominal', values: ['']},
        {name: 'topic 4', type: 'nominal', values: ['']},
      ],
    },
    {alpha_sum: alphaSum},
  );
  return [1, 2, 3, 4].map((topic) => shownCells(exa, `confidence ${topic}`)[0]);
}

it('names the seven words of the ticket', () => {
  expect(words.join(' ')).toBe('hello line dead hours please call back');
});

it('shows how sure the model can be', () => {
  const sums = column(shown, 'alpha_sum').map(Number);
  const own = column(shown, 'Confidence of its topic');
  const other = column(shown, 'Each other topic');
  sums.forEach((sum, at) => {
    expect(confidences(sum)).toEqual([
      own[at],
      other[at],
      other[at],
      other[at],
    ]);
  });
});

it('hardly notices the smoothing in a text of 500 words', () => {
  const long = Array.from({length: 500}, () => 'line');
  expect(confidences(50, long)[0]).toBe(0.932);
});
