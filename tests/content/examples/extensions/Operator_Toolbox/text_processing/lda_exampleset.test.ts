import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/lda';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {stepsOf, STOP_WORDS, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const words = (
  stepsOf(ticketCell('T-5010', 'text'))['Transform Cases'] ?? []
).filter((word) => !STOP_WORDS.includes(word));

function confidences(alphaSum: number, token: readonly string[] = words) {
  const {exa} = run(
    {
      tokens: [
        nominal('ticket_id', ['T-5010']),
        nominal('topic 1', [token.join(', ')]),
        nominal('topic 2', ['']),
        nominal('topic 3', ['']),
        nominal('topic 4', ['']),
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
