import {describe, expect, it} from 'vitest';
import {kindOf} from '../../../../../.tools/operators/facts/kindOf.mjs';
import {tierOf} from '../../../../../.tools/operators/facts/tierOf.mjs';

const P = [{name: 'p'}];

const tier = (path: string, fields: object = {}) =>
  tierOf({
    id: `operators/${path}`,
    source: 'code',
    confidence: 'high',
    parameters: P,
    ...fields,
  });

describe('tierOf', () => {
  it.each([
    ['modeling/predictive/lazy/k_nn', 'A'],
    ['modeling/predictive/group_models', 'B'],
    ['modeling/time_series/decomposition/stl_decomposition', 'A'],
    ['blending/values/replace', 'B'],
    ['data_access/files/read/read_csv', 'B'],
    ['data_access/nosql/mongodb/read_mongodb', 'C'],
    ['extensions/Converters/pca_2_example_set', 'C'],
    ['extensions/Text_Processing/stemming/stem_porter', 'D'],
    ['extensions/Text_Processing/filtering/filter_stopwords_english', 'D'],
    ['extensions/Deep_Learning/layers/dl4j_lstm_layer', 'D'],
    ['deprecated/loop', 'E'],
    ['extensions/Operator_Toolbox/deprecated/create_exampleset', 'E'],
  ])('puts %s into %s', (path, wanted) => {
    expect(tier(path)).toBe(wanted);
  });

  it('looks at what the facts know', () => {
    const path = 'blending/values/replace';
    const loop = 'utility/process_control/loops/loop';
    expect(tier(path, {source: 'none'})).toBe('C');
    expect(tier(path, {source: 'knowledge'})).toBe('C');
    expect(tier(path, {confidence: 'low'})).toBe('C');
    expect(tier(path, {deprecated_since: '7.4'})).toBe('E');
    expect(tier(path, {capabilities: {kind: 'learner'}})).toBe('A');
    expect(tier(loop, {subprocesses: ['Inner']})).toBe('A');
    expect(tier(loop)).toBe('B');
    expect(tier('utility/multiply', {parameters: []})).toBe('D');
    expect(tier('blending/intersect', {parameters: []})).toBe('B');
  });
});

describe('kindOf', () => {
  it.each([
    ['data_access/files/read/read_csv', 'source'],
    ['data_access/files/write/write_csv', 'output'],
    ['modeling/predictive/lazy/k_nn', 'learner'],
    ['validation/performance/index', 'evaluation'],
    ['utility/process_control/loops/loop', 'control'],
    ['scoring/apply_model', 'scoring'],
    ['blending/values/replace', 'preparation'],
    ['utility/files/copy_file', 'tool'],
  ])('has %s as %s', (path, kind) => {
    expect(kindOf({id: `operators/${path}`})).toBe(kind);
  });

  it('goes by what the operator is checked as, where that is known', () => {
    expect(
      kindOf({id: 'operators/x/y', capabilities: {kind: 'clustering'}}),
    ).toBe('learner');
  });
});
