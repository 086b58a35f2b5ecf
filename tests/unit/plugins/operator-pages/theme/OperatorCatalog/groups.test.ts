import {describe, expect, it} from 'vitest';
import {
  allOf,
  groupsOf,
} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/groups';
import type {Group} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/groups';
import {APPLY_MODEL, K_NN} from '../../../../../support/catalogEntries';

const titles = (group: Group) => allOf(group).map(({title}) => title);
const OTHER = {...K_NN, title: 'kernel', path: []};
const DEEP = {...K_NN, title: 'Deep', path: ['Modeling', 'Lazy', 'More']};

describe('groupsOf', () => {
  it('groups by the first letter, whatever its case', () => {
    const groups = groupsOf([APPLY_MODEL, K_NN, OTHER], 'letter');
    expect(groups.map((group) => [group.id, titles(group)])).toEqual([
      ['letter-A', ['Apply Model']],
      ['letter-K', ['k-NN', 'kernel']],
    ]);
  });

  it('groups by category, and within one by the groups below it', () => {
    const own = {...K_NN, title: 'Own', path: ['Modeling']};
    const groups = groupsOf([APPLY_MODEL, DEEP, K_NN, OTHER, own], 'category');
    expect(groups.map(({id, label}) => [id, label])).toEqual([
      ['category-', ''],
      ['category-modeling', 'Modeling'],
      ['category-scoring', 'Scoring'],
    ]);
    const [, modeling] = groups;
    expect(modeling?.entries.map(({title}) => title)).toEqual(['Own']);
    expect(modeling?.groups.map((one) => [one.id, titles(one)])).toEqual([
      ['category-modeling-lazy', ['Deep', 'k-NN']],
    ]);
    expect(groups.flatMap(titles)).toHaveLength(5);
  });
});
