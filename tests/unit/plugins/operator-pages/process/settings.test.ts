import {describe, expect, it} from 'vitest';
import type {ResolvedProcess} from '../../../../../plugins/operator-pages/process/types';
import {processSentences} from '../../../../../plugins/operator-pages/remark/processFigure/figure';
import {aPage, aSite, loadOperators} from '../../../../support/operators';

const STEP = aPage(
  'Step',
  `  parameters:
    - {name: mode, type: selection, default: fast, options: [fast, slow]}
    - {name: size, type: integer, default: 2, max: 9}
    - {name: flag, type: boolean}
    - {name: by, type: list, columns: [name, order]}
    - {name: filters, type: condition}
    - {name: names, type: columns}
    - {name: text, type: string}
    - {name: zone, type: selection, options: [SYSTEM], dynamic_options: true}
`,
);

const DATA = '```data title="A"\nx\n1\n```\n\n';

/** Returns the process of a guide, or its problems. */
async function load(settings: string, data = DATA) {
  const siteDir = aSite({
    'guide.mdx': `---\ntitle: Guide\n---\n\n${data}\`\`\`process title="One"\nStep\n${settings}\nStep -> result\n\`\`\`\n`,
    'operators/step.mdx': STEP,
  });
  const view = (await loadOperators(siteDir, false)).views.get('guide.mdx');
  return view?.problems ?? view?.processes[0];
}

describe('settings of a process', () => {
  it('are values of their types, next to the defaults, and texts for readers', async () => {
    const process = (await load(
      'size = 3\nflag = true\nby = a: up\nby = b: c: d\nfilters = x.ge.1\nfilters = y.is_missing\nnames = a|b\ntext = ", "',
    )) as ResolvedProcess;
    expect(process.operators[0]).toMatchObject({
      settings: {
        mode: 'fast',
        size: 3,
        flag: true,
        by: [
          ['a', 'up'],
          ['b', 'c: d'],
        ],
        filters: [
          ['filters_entry_key', 'x.ge.1'],
          ['filters_entry_key', 'y.is_missing'],
        ],
        names: 'a|b',
        text: ', ',
      },
      written: [
        {name: 'size', values: ['3']},
        {name: 'flag', values: ['true']},
        {name: 'by', values: ['a: up', 'b: c: d']},
        {name: 'filters', values: ['x ≥ 1', 'y is missing']},
        {name: 'names', values: ['a, b']},
        {name: 'text', values: ['", "']},
      ],
    });
    expect(processSentences(process)).toContain('Step: by is a: up; b: c: d.');
  });

  it('can be values that depend on the system', async () => {
    const process = (await load('zone = Europe/Berlin')) as ResolvedProcess;
    expect(process.operators[0]?.settings).toMatchObject({
      zone: 'Europe/Berlin',
    });
  });

  it('have no defaults on a page without data', async () => {
    const process = (await load('size = 3', '')) as ResolvedProcess;
    expect(process.operators[0]).toMatchObject({
      written: [{name: 'size', values: ['3']}],
    });
    expect(process.operators[0]).not.toHaveProperty('settings');
  });

  it.each([
    ['width = 3', '"Step" has no parameter "width"'],
    ['size = 12', 'size of "Step": "12" is outside its range: … to 9'],
    ['size = many', 'size of "Step": "many" is not a number'],
    ['flag = yes', 'flag of "Step": "yes" is neither true nor false'],
    [
      'mode = medium',
      'mode of "Step": "medium" is none of its options: fast, slow',
    ],
    ['mode = fast\nmode = slow', 'mode of "Step": is set more than once'],
    ['by = a', 'by of "Step": "a" is not a pair: write FIRST: SECOND'],
  ])('names the line and the mistake: %s', async (settings, problem) => {
    expect(await load(settings)).toEqual([`line 12: ${problem}`]);
  });
});
