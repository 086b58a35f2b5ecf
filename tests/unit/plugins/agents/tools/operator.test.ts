import {describe, expect, it} from 'vitest';
import {operator} from '../../../../../plugins/agents/tools/operator';
import {runTool} from '../../../../support/toolSite';

const look = (name: string) => runTool(operator, {name});

describe('operator', () => {
  it.each(['Sort', 'sort', 'ORDER BY', '/base/docs/operators/sort'])(
    'finds the record of %s',
    async (name) => {
      const {operator: record, others} = await look(name);
      expect(record).toMatchObject({
        title: 'Sort',
        route: '/base/docs/operators/sort',
        computed: true,
        outputs: [{name: 'example set output'}, {name: 'original'}],
        parameters: [{name: 'sort_by', type: 'list'}],
      });
      expect(record).not.toHaveProperty('keywords');
      expect(others).toBeUndefined();
    },
  );

  it('links to pages by their routes', async () => {
    const {operator: record} = await look('Retrieve');
    expect(JSON.stringify(record)).toContain(
      '[Join](/base/docs/operators/join/#top)',
    );
    expect(record).toMatchObject({computed: false});
  });

  it('names others with the same name', async () => {
    expect(await look('arrange')).toMatchObject({
      operator: {title: 'Sort'},
      others: [{title: 'Retrieve', route: '/base/docs/operators/retrieve'}],
    });
  });

  it('names similar ones if there is none', async () => {
    await expect(look('put rows in order')).rejects.toThrow(
      'There is no operator "put rows in order". Similar: Sort.',
    );
    await expect(look('xylophone')).rejects.toThrow('Similar: none.');
  });
});
