import {describe, expect, it} from 'vitest';
import {
  accuracy,
  auc,
  bayes,
  left,
  neighbors,
  offers,
  parts,
  tree,
} from '../support/churnModels';
import type {Score} from '../support/churnModels';
import type {Table} from '@lab/_shared/types';
import {exampleTables, numbers} from '../support/exampleTables';
import {runGuide} from '../support/guideRun';
import {height} from '../support/rows';

const [models, depths] = exampleTables(
  'workflow/compare-models',
  'Worked example: three learners, one rare class',
);

const STEPS = 10;
const THRESHOLDS = Array.from(
  {length: STEPS},
  (_, at) => (at + 1) / (2 * STEPS),
);

/** The threshold with the highest gain on the second part, and this gain. */
function best(score: Score) {
  const scored = score(parts.choose);
  const gains = THRESHOLDS.map((threshold) => offers(scored, threshold).gain);
  const gain = Math.max(...gains);
  return {threshold: THRESHOLDS[gains.indexOf(gain)]!, gain};
}

describe('three learners', () => {
  const learners = [bayes, tree(6), neighbors];

  it('are trained, chosen, and judged on three parts', () => {
    expect(Object.values(parts).map(height)).toEqual([696, 240, 240]);
    expect(left(parts.choose).filter(Boolean)).toHaveLength(47);
  });

  it('are compared at a shared threshold and at their own', () => {
    const scored = learners.map((score) => score(parts.choose));
    const own = learners.map(best);
    expect(numbers(models, 'AUC')).toEqual(
      scored.map((table) => Number(auc(table).toFixed(3))),
    );
    expect(models?.map((row) => row['Accuracy at 0.5'])).toEqual(
      scored.map((table) => `${(accuracy(table) * 100).toFixed(1)}%`),
    );
    expect(numbers(models, 'Gain at 0.5')).toEqual(
      scored.map((table) => offers(table, 0.5).gain),
    );
    expect(numbers(models, 'Own threshold')).toEqual(
      own.map(({threshold}) => threshold),
    );
    expect(numbers(models, 'Gain at it')).toEqual(own.map(({gain}) => gain));
  });

  it('have the gains that the drawn workflow adds up', async () => {
    const gains = await Promise.all(
      learners.map(async (score) => {
        const {results} = await runGuide(
          'workflow/compare-models',
          'The gain of one model at three thresholds',
          {
            Model: parts.train,
            Choose: parts.choose,
            'Apply Model': score(parts.choose),
          },
        );
        const sums = results['result'] as Table;
        return sums.map(({values}) => Number(values[0]));
      }),
    );
    expect(gains).toEqual(
      learners.map((score) =>
        [0.1, 0.2, 0.3].map(
          (threshold) => offers(score(parts.choose), threshold).gain,
        ),
      ),
    );
  });

  it('are tuned', () => {
    const scores = numbers(depths, 'maximal depth').map(tree);
    expect(numbers(depths, 'AUC')).toEqual(
      scores.map((score) => Number(auc(score(parts.choose)).toFixed(3))),
    );
    expect(numbers(depths, 'Best gain')).toEqual(
      scores.map((score) => best(score).gain),
    );
  });

  it('are judged once', () => {
    expect(offers(tree(6)(parts.judge), 0.3)).toEqual({
      hits: 27,
      falseAlarms: 25,
      gain: 1100,
    });
    expect(offers(bayes(parts.judge), 0.5).gain).toBe(850);
  });
});
