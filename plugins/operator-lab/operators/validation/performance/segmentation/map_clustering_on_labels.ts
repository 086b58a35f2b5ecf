import {isNominal} from '../../../_shared/tables/chosenColumns';
import {withPredictions} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** All permutations of some numbers. */
function orders(items: readonly number[]): readonly (readonly number[])[] {
  return items.length === 0
    ? [[]]
    : items.flatMap((first) =>
        orders(items.filter((item) => item !== first)).map((rest) => [
          first,
          ...rest,
        ]),
      );
}

/**
 * Assigns a class to each cluster, so that most rows get their own label. In a
 * tie, the operator can choose another assignment.
 * @param hits Row counts by cluster (outer list) and class.
 */
export function bestAssignment(
  hits: readonly (readonly number[])[],
): readonly number[] {
  const total = (order: readonly number[]) =>
    order.reduce((sum, label, at) => sum + Number(hits[at]?.[label]), 0);
  return orders(hits.map((_, at) => at)).reduce((best, order) =>
    total(order) > total(best) ? order : best,
  );
}

/** Map Clustering on Labels. The cluster model is a table with a row for each cluster. */
export const run: Run = (inputs) => {
  const {'example set': table = [], 'cluster model': model = []} = inputs;
  const [label, cluster] = ['label', 'cluster'].map((role) =>
    columnWithRole(table, role),
  );
  if (!label || !isNominal(label) || !cluster) {
    throw new OperatorError('The table needs a nominal label and a cluster.');
  }
  // A missing label counts as an additional class.
  const labels = label.values.map((value) => String(value ?? '?'));
  const classes = [...new Set(labels)];
  const clusters = (model[0]?.values ?? []).map(String);
  if (classes.length !== clusters.length) {
    throw new OperatorError(
      `There are ${classes.length} classes and ${clusters.length} clusters.`,
    );
  }
  const ofRow = cluster.values.map((value) => clusters.indexOf(String(value)));
  const order = bestAssignment(
    clusters.map((_, at) =>
      classes.map(
        (name) =>
          ofRow.filter((own, row) => own === at && labels[row] === name).length,
      ),
    ),
  );
  const known = knownValues(label);
  return {
    'example set': withPredictions(
      table,
      label,
      ofRow.map((own, row) => {
        const isMissing = cluster.values[row] === null;
        if (isMissing && !ofRow.slice(0, row).includes(0)) {
          throw new OperatorError('The name of a cluster has no number.');
        }
        // A missing cluster counts as the first one.
        const value = classes[order[isMissing ? 0 : own] ?? -1] ?? null;
        if (value !== null && !known.includes(value)) {
          throw new OperatorError('There is no confidence of missing labels.');
        }
        return {
          value,
          confidences: known.map((name) => Number(name === value)),
        };
      }),
    ),
    'cluster model': model,
  };
};
