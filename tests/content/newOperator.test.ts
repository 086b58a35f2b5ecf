import {describe, expect, it} from 'vitest';
import {FACTS} from './support/facts';
import {newPage} from './support/newPages';
import {textsToWrite} from './support/textsToWrite';

/**
 * Two operators of each of five kinds, with the texts and words that are left
 * to write at most. `was`: both with the tool that copied one template for all
 * (14 texts besides those of ports and parameters, and a body of 525 words, the
 * median of the pages that were written with it).
 */
const TEN = [
  {id: 'modeling/predictive/lazy/k_nn', texts: 12, words: 445, was: [19, 585]},
  {
    id: 'modeling/predictive/trees/parallel_decision_tree',
    texts: 21,
    words: 530,
    was: [27, 665],
  },
  {
    id: 'utility/process_control/loops/loop',
    texts: 17,
    words: 480,
    was: [22, 615],
  },
  {id: 'validation/cross_validation', texts: 24, words: 560, was: [32, 715]},
  {
    id: 'validation/performance/predictive/performance_classification',
    texts: 35,
    words: 500,
    was: [44, 835],
  },
  {
    id: 'validation/performance/predictive/performance_regression',
    texts: 26,
    words: 410,
    was: [35, 745],
  },
  {
    id: 'data_access/cloud_storage/amazon_s3/read_amazon_s3',
    texts: 6,
    words: 135,
    was: [17, 565],
  },
  {
    id: 'data_access/database/read_database',
    texts: 21,
    words: 290,
    was: [32, 715],
  },
  {
    id: 'extensions/Text_Processing/stemming/stem_porter',
    texts: 3,
    words: 50,
    was: [16, 555],
  },
  {
    id: 'extensions/Text_Processing/stemming/stem_snowball',
    texts: 4,
    words: 60,
    was: [17, 565],
  },
] as const;

describe('a new page', () => {
  it.each(TEN)(
    'of $id leaves few texts to write',
    ({id, texts, words, was}) => {
      const fact = FACTS.get(`operators/${id}`);
      const left = textsToWrite(
        newPage(`operators/${id}`, fact?.title ?? '', fact),
      );
      console.log(
        `${id}: ${left.texts} texts, ${left.words} words (were ${was.join(' texts, ')} words)`,
      );
      expect(left.texts).toBeLessThanOrEqual(texts);
      expect(left.words).toBeLessThanOrEqual(words);
      expect(texts).toBeLessThan(was[0]);
      expect(words).toBeLessThan(was[1]);
    },
  );
});
