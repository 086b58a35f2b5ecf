import {describe, expect, it} from 'vitest';
import {equivalent} from '../../../../../plugins/agents/tools/equivalent';
import {runTool} from '../../../../support/toolSite';

const ROUTE = '/base/docs/operators/coming-from/zoo';

describe('equivalent', () => {
  it.each([{function: 'animals.order()'}, {function: 'order', tool: 'zoo'}])(
    'finds the row of %j',
    async (input) => {
      expect(await runTool(equivalent, input)).toEqual({
        functions: [
          {
            tool: 'Zoo',
            function: 'animals.order',
            operator: '[Sort](/base/docs/operators/sort.md)',
            settings: '`sort by`: a column',
            differs: 'Nothing.',
            route: ROUTE,
          },
        ],
      });
    },
  );

  it('says where no operator does the same', async () => {
    expect(await runTool(equivalent, {function: 'feed'})).toMatchObject({
      functions: [{operator: 'none', differs: 'No operator feeds | eats.'}],
    });
  });

  it('says what there is instead of an unknown function or tool', async () => {
    await expect(runTool(equivalent, {function: 'xylophone'})).rejects.toThrow(
      'No table has the function "xylophone". Ask the tool search for its task, such as "join two tables".',
    );
    await expect(
      runTool(equivalent, {function: 'feed', tool: 'Ark'}),
    ).rejects.toThrow('There is no table for "Ark". Pass one of Zoo.');
  });
});
