import {complete} from '../../_shared/tables/complete';
import {javaRandom} from '../../_shared/numbers/javaRandom';
import {partsOf} from '../../_shared/tables/partitions';
import {confidenceOf, columnWithRole} from '../../_shared/tables/columnsByRole';
import {knownValues} from '../../_shared/tables/knownValues';
import {rocCurve} from '../../_shared/performance/twoClassMeasures';
import type {Bias} from '../../_shared/performance/twoClassMeasures';
import {NotComputed, OperatorError} from '../../_shared/types';
import type {Run, Table} from '../../_shared/types';
import {someRows} from '../../_shared/search/wrapperRound';
import {run as kNN} from '../../modeling/predictive/lazy/k_nn';

/**
 * Computes the ROC curve of a scored table: shares of negative and of positive
 * rows that are predicted as positive.
 */
export function curveOf(scored: Table, bias: Bias) {
  const label = columnWithRole(scored, 'label');
  const classes = label ? knownValues(label) : [];
  if (!label || classes.length !== 2) {
    throw new OperatorError('The label must have exactly two values.');
  }
  const confidences = confidenceOf(scored, String(classes[1])).values;
  const points = rocCurve(
    label.values.map((value, row) => ({
      confidence: Number(confidences[row]),
      label: value === null ? NaN : classes.indexOf(String(value)),
      weight: 1,
    })),
    1,
    bias,
  );
  const all = points.at(-1);
  if (!all?.negatives || !all.positives) {
    throw new NotComputed('This example needs both classes in the test rows.');
  }
  return points.map(({negatives, positives}) => ({
    x: negatives / all.negatives,
    y: positives / all.positives,
  }));
}

/**
 * Compare ROCs of two k-NN models, `1-NN` and `3-NN`, with a single split. In
 * addition to the operator's outputs, `scored` has the test rows.
 */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs['example set']);
  const share = Number(settings.split_ratio ?? 0.7);
  const parts = partsOf(table, {
    ratios: [share, 1 - share],
    sampling: String(settings.sampling_type ?? 'stratified sampling'),
    random: javaRandom(Number(settings.local_random_seed ?? 1992)),
  });
  const [training, test] = [0, 1].map((part) =>
    someRows(table, (row) => parts[row] === part),
  );
  const models = [1, 3].map((k) => ({
    name: `${k}-NN`,
    scored:
      kNN(
        {'training set': training ?? [], 'new data': test ?? []},
        {k, weighted_vote: false},
      ).applied ?? [],
  }));
  const bias = (settings.roc_bias ?? 'optimistic') as Bias;
  const points = models.flatMap(({name, scored}) =>
    curveOf(scored, bias).map((point) => ({name, ...point})),
  );
  const classes = knownValues(columnWithRole(table, 'label') ?? table[0]!);
  return {
    exampleSet: table,
    rocComparison: [
      {name: 'model', type: 'nominal', values: points.map(({name}) => name)},
      {name: 'false positives', type: 'real', values: points.map(({x}) => x)},
      {name: 'true positives', type: 'real', values: points.map(({y}) => y)},
    ],
    scored: [
      ...(test ?? []),
      ...models.map(({name, scored}) => ({
        name,
        type: 'real' as const,
        values: confidenceOf(scored, String(classes[1])).values,
      })),
    ],
  };
};
