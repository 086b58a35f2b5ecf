import {
  measuredRows,
  performanceOf,
} from '../../../_shared/performance/performanceRows';
import {confidenceOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {areas, rocCurve} from '../../../_shared/performance/twoClassMeasures';
import type {Run, Table} from '../../../_shared/types';

type Point = {readonly precision: number; readonly recall: number};

/** Precision and recall at each confidence of a table, in descending order. */
function curveOf(table: Table): readonly Point[] {
  const {label, all} = measuredRows(table, {});
  const positive = String(knownValues(label)[1]);
  const {values} = confidenceOf(table, positive);
  const points = rocCurve(
    all.map(({at, ...row}) => ({...row, confidence: Number(values[at])})),
    1,
    'neutral',
  );
  const found = points.at(-1)?.positives ?? 0;
  return points
    .filter(({negatives, positives}) => negatives + positives > 0)
    .map(({negatives, positives}) => ({
      precision: positives / (positives + negatives),
      recall: positives / found,
    }));
}

/**
 * Area under a curve with steps, each as high as the precision at its end, or
 * with straight lines.
 */
function areaOf(curve: readonly Point[], isStepped: boolean): number {
  return curve.reduce((area, {precision, recall}, at) => {
    const last = curve[at - 1] ?? {precision, recall: 0};
    const height = isStepped ? precision : (precision + last.precision) / 2;
    return area + height * (recall - last.recall);
  }, 0);
}

/**
 * Performance (AUPRC) with the measures AUPRC and AUC. The second value of the
 * label is positive. The output `curve` has the points of the curve, and
 * `lines` the area under straight lines.
 */
export const run: Run = ({lab = [], per}, settings) => {
  const curve = curveOf(lab);
  const measured = measuredRows(lab, settings);
  const positive = String(knownValues(measured.label)[1]);
  const values = {
    AUPRC: () => areaOf(curve, true),
    AUC: areas(lab, measured, positive).AUC,
  };
  return {
    per: performanceOf(Object.keys(values), values, settings, per),
    exa: lab,
    curve: [
      {
        name: 'Precision',
        type: 'real',
        values: curve.map(({precision}) => precision),
      },
      {name: 'Recall', type: 'real', values: curve.map(({recall}) => recall)},
    ],
    lines: [{name: 'area', type: 'real', values: [areaOf(curve, false)]}],
  };
};
