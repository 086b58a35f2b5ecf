import {describe, expect, it} from 'vitest';
import {groupsOf} from '../../../../../../plugins/operator-pages/remark/sections/parameterGroups';
import {aParameter, aRecord} from '../../../../../support/operators';

function names(fields: object) {
  const {basic, families, advanced} = groupsOf(aRecord(fields));
  const named = (list: typeof basic) => list.map(({name}) => name);
  return {
    basic: named(basic),
    families: families.map(([family, list]) => [family, named(list)]),
    advanced: named(advanced),
  };
}

describe('groupsOf', () => {
  it('tells basic parameters, families, and advanced ones apart', () => {
    expect(
      names({
        parameters: [
          {use: 'columns'},
          aParameter({name: 'basic'}),
          {use: 'seed'},
        ],
      }),
    ).toEqual({
      basic: ['basic'],
      families: [['columns', ['filter_type', 'column']]],
      advanced: ['use_seed', 'seed'],
    });
  });

  it('shows an advanced parameter with the basic one that depends on it, however far', () => {
    expect(
      names({
        parameters: [
          aParameter({name: 'switch', type: 'boolean', advanced: true}),
          aParameter({
            name: 'method',
            type: 'selection',
            options: {a: '', b: ''},
            advanced: true,
            only_when: {switch: true},
          }),
          aParameter({name: 'min', only_when: {method: 'a'}}),
        ],
      }),
    ).toEqual({
      basic: ['switch', 'method', 'min'],
      families: [],
      advanced: [],
    });
  });

  it('shows what the page calls central, from a family as well', () => {
    expect(
      names({
        parameters: [{use: 'columns'}, {use: 'seed'}],
        central: ['filter_type', 'seed'],
      }),
    ).toEqual({
      basic: ['filter_type', 'use_seed', 'seed'],
      families: [['columns', ['column']]],
      advanced: [],
    });
  });
});
