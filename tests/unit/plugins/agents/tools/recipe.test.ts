import {describe, expect, it} from 'vitest';
import {recipe} from '../../../../../plugins/agents/tools/recipe';
import {FILES, runTool, WORKFLOW} from '../../../../support/toolSite';

describe('recipe', () => {
  it.each(['lightest animal', '/base/docs/recipes/order'])(
    'finds the workflow for %s',
    async (task) => {
      expect(await runTool(recipe, {task})).toEqual({
        title: 'Order animals',
        route: '/base/docs/recipes/order',
        answer: 'Sort them.',
        tables: WORKFLOW.tables,
        workflows: [{title: 'Sort', workflow: WORKFLOW.workflow}],
      });
    },
  );

  it('says that there is none', async () => {
    await expect(runTool(recipe, {task: 'grass'})).rejects.toThrow(
      'There is no recipe for "grass". Use other words, or the tool search.',
    );
  });

  it('says that the file of recipes is missing', async () => {
    const files = new Map(
      [...FILES].filter(([path]) => !path.endsWith('recipes.json')),
    );
    await expect(runTool(recipe, {task: 'animal'}, {files})).rejects.toThrow(
      'The files of this site cannot be had: recipes.json is missing.',
    );
  });
});
