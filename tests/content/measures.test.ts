import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {measuresSchema} from '../../plugins/operator-pages/record/measure';
import type {Measures} from '../../plugins/operator-pages/record/measure';
import {ROOT} from '../support/sites';
import {recordOf} from './support/operators';
import {readPages} from './support/page';
import {
  areaUnderPrecision,
  areaUnderRoc,
  confidenceMeasures,
  countMeasures,
} from './support/classMeasures';
import {clusterMeasures, informationCriteria} from './support/clusterMeasures';
import {column, exampleTables, numbers, rounded} from './support/exampleTables';
import {numberMeasures} from './support/numberMeasures';

const {error, value: measures} = measuresSchema.validate(
  parse(
    readFileSync(path.join(ROOT, 'docs/operators/_measures.yml'), 'utf8'),
  ) as Measures,
);

const [counts, scores, predictions, points] = exampleTables(
  'operators/measures',
  'Tables of the examples',
);
const [[tp, fn], [fp, tn]] = ['Label yes', 'Label no'].map((name) =>
  numbers(counts, name),
) as [[number, number], [number, number]];
const confidences = numbers(scores, 'Confidence (yes)');
const scored = column(scores, 'Label').map((label, at) => ({
  isPositive: label === 'yes',
  confidence: confidences[at] ?? NaN,
}));
const ofRealClass = scored.map(({isPositive, confidence}) =>
  isPositive ? confidence : 1 - confidence,
);
const numeric = numbers(predictions, 'Label').map((label, at) => ({
  label,
  prediction: numbers(predictions, 'Prediction')[at] ?? NaN,
}));
const clusters = [...new Set(column(points, 'Cluster'))].map((name) =>
  numbers(points, 'Point').filter(
    (_, at) => column(points, 'Cluster')[at] === name,
  ),
);
/**
 * Rank of the actual class among two: 1 if the other class has the higher
 * confidence.
 */
const ranks = ofRealClass.map((c) => Number(1 - c > c + 1e-9));

const COMPUTED: Readonly<Record<string, number>> = {
  ...countMeasures({tp, fp, fn, tn}),
  AUC: areaUnderRoc(scored, 0.5),
  'AUC_(optimistic)': areaUnderRoc(scored, 1),
  'AUC_(pessimistic)': areaUnderRoc(scored, 0),
  AUPRC: areaUnderPrecision([
    {isPositive: true, confidence: 0.9},
    {isPositive: true, confidence: 0.8},
    {isPositive: false, confidence: 0.4},
  ]),
  ...confidenceMeasures(ofRealClass),
  ...numberMeasures(numeric),
  // With row 1, the result is infinite, as the test below shows.
  relative_error_strict: numberMeasures(numeric.slice(1)).relative_error_strict,
  misclassification_costs: (5 * fn + 1 * fp) / (tp + fp + fn + tn),
  ranking_costs: (2 * ranks.filter((rank) => rank === 1).length) / ranks.length,
  number_of_attributes: Object.keys(points?.[0] ?? {}).length - 1,
  ...clusterMeasures(clusters),
  ...informationCriteria(3, -50, 30),
};

/** The value at the end of an example. */
function shownValue(example: string): number {
  return Number(/= (-?\d+(?:\.\d+)?)$/.exec(example)?.[1]);
}

describe('the glossary of measures', () => {
  it('fits its schema', () => {
    expect(error).toBeUndefined();
  });

  it('has the parameters of performance operators that are measures', () => {
    const names = readPages(ROOT, ['docs'])
      .filter(({file}) =>
        /\/performance_(binominal_classification|classification|regression|auprc)\.mdx$/.test(
          file,
        ),
      )
      .flatMap((page) => recordOf(page).record?.parameters ?? [])
      .filter(({type}) => type === 'boolean')
      .map(({name}) => name)
      .filter((name) => !/^(manually_|skip_|use_)/.test(name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !(name in measures))).toEqual([]);
  });

  it.each(Object.keys(measures))('has a computed example of %s', (name) => {
    expect(shownValue(measures[name].example)).toBe(
      rounded(COMPUTED[name] ?? NaN),
    );
  });

  it.each(Object.keys(measures))('says what to read of %s', (name) => {
    const {about, needs, title} = measures[name];
    expect(title).toMatch(/^\p{Lu}/u);
    expect(about).toMatch(/^\p{Lu}.*\.$/u);
    expect(needs).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('has each title once', () => {
    const titles = Object.values<{title: string}>(measures).map(
      ({title}) => title,
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the tables of the examples', () => {
  it('have the confidence for the real class', () => {
    expect(numbers(scores, 'c')).toEqual(ofRealClass.map((c) => rounded(c)));
  });

  it('make the strict relative error infinite, and only that', () => {
    const all = Object.entries(numberMeasures(numeric));
    expect(
      all.filter(([, one]) => !Number.isFinite(one)).map(([name]) => name),
    ).toEqual(['relative_error_strict']);
  });
});
