import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {trialOf} from '../../plugins/operator-pages/live/trialOf';
import type {Run} from '../../plugins/operator-pages/run/types';
import {draftOf} from '../../plugins/operator-pages/theme/OperatorTrial/draft';
import {outcomeOf} from '../../plugins/operator-pages/theme/OperatorTrial/outcome';
import {ROOT} from '../support/sites';
import {isComplete, isToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {parsePage} from './support/page';

const files = await Globby('docs/operators/**/*.mdx', {
  cwd: ROOT,
  ignore: ['**/_*', '**/_*/**'],
});

const live = files.flatMap((file) => {
  const content = readFileSync(path.join(ROOT, file), 'utf8');
  const page = parsePage(file, content);
  const runFile = file.replace(/^docs(.*)\.mdx$/, 'src$1.ts');
  if (!isToCheck(file) && !isToCheck(runFile)) {
    return [];
  }
  const record = page.frontMatter.operator ? recordOf(page).record : undefined;
  return record?.live ? [{file, runFile, content, record}] : [];
});

describe('live examples', () => {
  it.runIf(isComplete)('are on some pages', () => {
    expect(live).not.toEqual([]);
  });

  it.each(live)('start with a result: $file', async (page) => {
    const {content, record} = page;
    const runFile = path.join(ROOT, page.runFile);
    expect(existsSync(runFile), runFile).toBe(true);
    const {run} = (await import(runFile)) as {run: Run};
    const {trial, problems} = trialOf({record, content}, 'Example');
    expect(problems).toEqual([]);
    const {stop, output} = outcomeOf(trial!, run, draftOf(trial!));
    expect(stop).toBeUndefined();
    expect(output.length).toBeGreaterThan(0);
  });
});
