import {expect, it} from 'vitest';
import {run as normalize} from '../../../plugins/operator-lab/operators/cleansing/normalization/normalize';
import {run as score} from '../../../plugins/operator-lab/operators/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/k_nn_global_anomaly_score';
import {run as flag} from '../../../plugins/operator-lab/operators/extensions/Anomaly_Detection/utility/generate_anomaly_flag';
import {textOfPage} from '../support/claims';
import {exampleTables} from '../support/exampleTables';
import {columnOf, height, rowsWhere} from '../support/rows';
import {shopTable} from '../support/shopTable';

const PAGE = 'workflow/find-anomalies';

it('flags the most unusual days of a shop', () => {
  const all = shopTable('Harbor', '2024-01-01', '2025-12-31');
  const sales = columnOf(all, 'sales').values;
  const known = rowsWhere(all, (row) => sales[row] !== null);
  const days = ['date', 'visitors', 'sales'].map((name) => ({
    ...columnOf(known, name),
    ...(name === 'date' && {role: 'id'}),
  }));
  const scaled = normalize({'example set input': days}, {})[
    'example set output'
  ]!;
  const scored = score({'example set': scaled}, {})['example set']!;
  const flagged = flag(
    {'example set': scored},
    {
      define_score_column: true,
      score_column: 'outlier',
      contamination_threshold: 0.01,
    },
  )['example set']!;
  const scores = columnOf(scored, 'outlier').values.map(Number);
  const marks = columnOf(flagged, 'outlier_flag').values;
  const expected = scores
    .map((value, row) => ({value, row}))
    .filter(({row}) => marks[row] === 'Outlier')
    .sort((one, other) => other.value - one.value)
    .map(({value, row}) => ({
      date: String(columnOf(known, 'date').values[row]),
      visitors: columnOf(known, 'visitors').values[row],
      sales: columnOf(known, 'sales').values[row],
      outlier: Number(value.toFixed(3)),
      promotion: columnOf(known, 'promotion').values[row],
    }));
  const [table] = exampleTables(PAGE, 'Worked example: 730 days of a shop');
  expect(height(known)).toBe(730);
  expect(table).toEqual(expected);
  const sorted = [...scores].sort((one, other) => one - other);
  const [low = 0, high = 0] = sorted.slice(scores.length / 2 - 1);
  expect(textOfPage(PAGE)).toContain(
    `The median of all scores is ${((low + high) / 2).toFixed(3)}`,
  );
  const perVisitor = columnOf(known, 'sales').values.map(
    (value, row) =>
      Number(value) / Number(columnOf(known, 'visitors').values[row]),
  );
  expect(textOfPage(PAGE)).toContain(
    `between ${Math.min(...perVisitor).toFixed(2)} and ${Math.max(...perVisitor).toFixed(2)} euros`,
  );
});
