import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readGroups} from '../../plugins/operator-lab/recipe/recipeList';
import {workflowRuns} from '../../plugins/operator-lab/config';
import {loadViews} from '../../plugins/operator-pages/views/loadViews';
import type {LoadedOperators} from '../../plugins/operator-pages/views/loadViews';
import {fencesIn} from '../../plugins/operator-pages/process/findProcesses';
import {ROOT} from '../support/sites';
import {pagesToCheck} from './support/changes';
import {OPTIONS} from './support/operators';
import {readPages, titleOf} from './support/page';

const recipes = readPages(ROOT, ['docs']).filter(({kind}) => kind === 'recipe');

it('lists every recipe with its answer, in the group of its folder', async () => {
  const groups = await readGroups(path.join(ROOT, 'docs', 'recipes'));
  expect(
    groups
      .flatMap(({recipes: listed}) => listed)
      .map(({title, answer, file}) => ({title, answer, file}))
      .sort((one, other) => (one.file < other.file ? -1 : 1)),
  ).toEqual(
    recipes.map((page) => ({
      title: titleOf(page),
      answer: page.frontMatter.description,
      file: page.file.replace('docs/recipes/', './'),
    })),
  );
  const positions = groups.map(({position}) => position);
  expect(new Set(positions).size).toBe(groups.length);
});

const checked = pagesToCheck(recipes);

describe.runIf(checked.length > 0)('every recipe', () => {
  let views: LoadedOperators['views'];
  beforeAll(async () => {
    ({views} = await loadViews(ROOT, OPTIONS, false));
  }, 120_000);

  it.each(checked.map((page) => [page.file, page] as const))(
    '%s: computes a table for each workflow',
    async (file, page) => {
      const view = views.get(file.replace('docs/', ''));
      expect(view?.problems).toBeUndefined();
      const processes = view?.problems ? [] : (view?.processes ?? []);
      const tree = structuredClone(page.tree);
      const lines = fencesIn(tree).map(({line}) => line);
      const problems: string[] = [];
      const nodesOf = await workflowRuns(ROOT)(tree, file, (line, problem) =>
        problems.push(`${file}:${line}: ${problem}`),
      );
      for (const [at, process] of processes.entries()) {
        const {nodes} = await nodesOf!(process, lines[at] ?? 0);
        expect(JSON.stringify(nodes)).toContain('"tableRow"');
      }
      expect(problems).toEqual([]);
      expect(processes.length).toBeGreaterThan(0);
    },
  );
});
