import {expect, it} from 'vitest';
import {linearFolds, run, validateWith} from '@lab/validation/cross_validation';
import {nominal} from '@support/columns';
import {column, exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [fruits, predicted, folds] = exampleTables(import.meta);
const {input: table, outputs: validate} = liveExample(import.meta, run);

it('divides the rows as the page shows', () => {
  expect(column(fruits, 'fold')).toEqual(
    linearFolds(table[0]?.values.length ?? 0, 3).map((fold) => fold + 1),
  );
});

it('predicts each row by the other folds', () => {
  const shown = ['fruit', 'color', 'ripe', 'prediction(ripe)'];
  const {'test result set': tested} = validate();
  expect(picked(shownRows(tested), shown)).toEqual(predicted);
});

it('measures the folds', () => {
  expect(shownRows(validate().folds)).toEqual(folds);
});

it('averages as the text says', () => {
  const {'performance 1': performance = []} = validate();
  expect(shownRows(performance)).toEqual([
    {accuracy: 0.722, deviation: 0.255, 'micro average': 0.714},
  ]);
  const percent = performance.map(
    ({values}) => `${(Number(values[0]) * 100).toFixed(2)}%`,
  );
  expect(percent).toEqual(['72.22%', '25.46%', '71.43%']);
});

it('rounds a half up', () => {
  expect(linearFolds(5, 2)).toEqual([0, 0, 0, 1, 1]);
  expect(linearFolds(7, 2).filter((fold) => fold === 0)).toHaveLength(4);
});

it('makes a fold of each row on demand', () => {
  const {folds: single, 'performance 1': performance} = validate({
    leave_one_out: true,
  });
  expect(shownCells(single, 'rows')).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(new Set(shownCells(single, 'accuracy'))).toEqual(new Set([0, 1]));
  expect(shownCells(performance, 'accuracy')).toEqual(
    shownCells(performance, 'micro average'),
  );
});

it('falls back on the micro average where a fold has no rows', () => {
  const {folds: eight, 'performance 1': performance} = validate({
    number_of_folds: 8,
  });
  expect(shownCells(eight, 'rows')).toEqual([1, 1, 1, 1, 0, 1, 1, 1]);
  const [{accuracy, deviation, 'micro average': micro} = {}] =
    shownRows(performance);
  expect([accuracy, deviation]).toEqual([micro, '?']);
});

it('trains on the other folds only, in their order', () => {
  const seen: string[] = [];
  validateWith((training, test) => {
    seen.push(
      [training, test]
        .map((part) => shownCells(part, 'fruit').join(''))
        .join(' '),
    );
    return [...test, nominal('p', [], 'prediction')];
  })(
    {'example set': table},
    {sampling_type: 'linear sampling', number_of_folds: 3},
  );
  expect(seen).toEqual(['CDEFG AB', 'ABFG CDE', 'ABCDE FG']);
});
