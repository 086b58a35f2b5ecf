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

  it('puts many parameters that turn measures on into a group of their own, and leaves a few at hand', () => {
    const grouped = (count: number) => {
      const measures = Array.from({length: count}, (_, at) => `m${at}`);
      const {basic, measures: found} = groupsOf({
        parameters: [
          aParameter({name: 'main'}),
          ...measures.map((name) => aParameter({name, type: 'boolean'})),
        ],
        central: [],
        measures: [...measures, 'main'],
      });
      return [basic.length, found.map(({name}) => name)];
    };
    expect(grouped(4)).toEqual([5, []]);
    expect(grouped(5)).toEqual([1, ['m0', 'm1', 'm2', 'm3', 'm4']]);
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
