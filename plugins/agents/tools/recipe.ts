import * as z from 'zod';
import {routesFor} from './search';
import {LINK, othersOf, text, tool} from './tool';
import {ToolError} from './toolError';

const RECIPE = z.object({
  title: z.string(),
  route: z.string(),
  answer: z.string().describe('The answer in one sentence'),
  tables: z.record(z.string(), z.string()).describe('Input tables by name'),
  workflows: z.array(z.object({title: z.string(), workflow: z.string()})),
});

/** A recipe as the site publishes it. Its first workflow is the main one. */
export type PublishedRecipe = z.output<typeof RECIPE>;

/** Name of the file with all recipes, below the base URL. */
export const RECIPES_FILE = 'recipes.json';

/** Tool that finds a worked workflow for a task. */
export const recipe = tool({
  name: 'recipe',
  title: 'Find a workflow for a task',
  description:
    'Finds the recipe for a task in data preparation: the answer, input tables, and a workflow that computes it. Pass its tables and its workflow to run_workflow, changed or as they are.',
  inputSchema: z.strictObject({
    task: text(
      300,
      'Task such as "latest order of each customer", or the route of a recipe.',
    ),
  }),
  outputSchema: RECIPE.extend({
    others: z.array(LINK).optional().describe('Other recipes that fit'),
  }),
  async run({task}, library) {
    const recipes =
      await library.json<readonly PublishedRecipe[]>(RECIPES_FILE);
    const routes = task.startsWith('/')
      ? [task]
      : await routesFor(library, task);
    const [first, ...others] = routes.flatMap(
      (route) => recipes.find((one) => one.route === route) ?? [],
    );
    if (!first) {
      throw new ToolError(
        `There is no recipe for "${task}". Use other words, or the tool search.`,
      );
    }
    return {
      ...first,
      ...othersOf(others),
    };
  },
});
