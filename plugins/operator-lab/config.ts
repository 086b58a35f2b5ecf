import {existsSync} from 'node:fs';
import path from 'node:path';
import {aliasedSitePath, posixPath} from '@docusaurus/utils';
import type {LiveExamples} from '../shared/liveExamples';
import type {RunWorkflows} from '../shared/workflow';
import {liveProblems} from './live/check';
import {trialOf} from './live/trialOf';
import {createRunWorkflows} from './recipe/insertRecipe';
import {insertTrial} from './remark/insertTrial';
import type {OperatorCode} from './run/flow';

/**
 * Live examples for the option `live` of operator-pages.
 * @param codeDir Absolute path of the folder with the code of the operators. It
 * mirrors the docs: `operators/a/one.ts` for `operators/a/one.mdx`.
 */
export function liveExamples(
  siteDir: string,
  codeDir = __dirname,
): LiveExamples {
  const inSite = (...parts: string[]) =>
    posixPath(path.relative(siteDir, path.join(...parts)));
  return {
    check: liveProblems,
    exampleOf: (page, heading) => {
      const {trial, section, problems} = trialOf(page, heading);
      const file = path.join(codeDir, page.relative.replace(/mdx?$/, 'ts'));
      if (page.record.live !== undefined && !existsSync(file)) {
        const problem = `operator.live needs the file ${inSite(file)}, which computes the example: write it, or take operator.live out`;
        return {problems: [...problems, problem]};
      }
      return trial
        ? {
            problems,
            example: {
              run: aliasedSitePath(file, siteDir),
              trial,
              ...(section !== undefined && {section}),
            },
          }
        : {problems};
    },
    insert: insertTrial,
    components: ['OperatorTrial', 'OnDemand', 'RecipeStep', 'RecipeSteps'].map(
      (name) => inSite(__dirname, 'theme', name, 'index.tsx'),
    ),
    watched: inSite(codeDir, 'operators', '**', '*.ts'),
  };
}

/**
 * Runs of workflows for the option `workflows` of operator-pages.
 * @param codeDir Absolute path of the folder with the code of the operators, as
 * for `liveExamples`.
 */
export function workflowRuns(
  siteDir: string,
  codeDir = __dirname,
): RunWorkflows {
  const fileOf = (id: string) => path.join(codeDir, `${id}.ts`);
  return createRunWorkflows({
    load: async (id) =>
      existsSync(fileOf(id))
        ? ((await import(fileOf(id))) as OperatorCode)
        : undefined,
    address: (id) => aliasedSitePath(fileOf(id), siteDir),
  });
}
