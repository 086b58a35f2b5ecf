import {describe, expect, it} from 'vitest';
import {aPage, aSite, loadOperators} from '../../../../support/operators';

const LOOP = aPage(
  'Loop',
  '  subprocesses:\n    - {name: Body, sources: [{name: row, type: Data table}], sinks: [{name: out 1, type: Data table, many: true}]}\n',
);

/**
 * Loads the view of a guide with a process, on a site with the operators Split,
 * Loop, Start, and End.
 */
async function load(drawing: string, stops = false) {
  const split = aPage('Split').replace(
    'outputs: [{name: out, type: Data table}]',
    'outputs: [{name: left, type: Data table}, {name: right, type: Model}]',
  );
  const siteDir = aSite({
    'guide.mdx': `---\ntitle: Guide\n---\n\n\`\`\`process title="Two steps"\n${drawing}\n\`\`\`\n`,
    'operators/split.mdx': split,
    'operators/loop.mdx': LOOP,
    'operators/start.mdx': aPage('Start').replace(
      'inputs: [{name: in, type: Data table, optional: true}]',
      'inputs: []',
    ),
    'operators/end.mdx': aPage('End').replace(', optional: true', ''),
    'operators/x/same.mdx': aPage('Same'),
    'operators/y/same.mdx': aPage('Same'),
  });
  return (await loadOperators(siteDir, stops)).views.get('guide.mdx');
}

const processOf = async (drawing: string) => {
  const view = await load(drawing);
  return view?.problems ?? view?.processes[0];
};

describe('resolvePage', () => {
  it('finds operators by title, with links and the ports that are connected', async () => {
    expect(
      await processOf('Cut: Split\nEnd\nCut.left -> End -> result'),
    ).toEqual({
      title: 'Two steps',
      text: 'Cut: Split\nEnd\nCut.left -> End -> result',
      sources: [],
      sinks: [{name: 'result', family: 'any'}],
      operators: [
        {
          name: 'Cut',
          id: 'operators/split',
          title: 'Split',
          href: './operators/split.mdx',
          inputs: [],
          outputs: [{name: 'left', family: 'data'}],
          inner: [],
        },
        {
          name: 'End',
          id: 'operators/end',
          href: './operators/end.mdx',
          inputs: [{name: 'in', family: 'data'}],
          outputs: [{name: 'out', family: 'data'}],
          inner: [],
        },
      ],
      connections: [
        {from: {operator: 0, port: 'left'}, to: {operator: 1, port: 'in'}},
        {from: {operator: 1, port: 'out'}, to: {port: 'result'}},
      ],
    });
  });

  it('joins the ports of inner processes, numbered where they repeat', async () => {
    const process = await processOf(
      'Loop {\n  Body {\n    Split\n    Start\n    row -> Split\n    Split.left -> out 1\n    Start -> out 2\n  }\n}',
    );
    expect(process).toMatchObject({
      operators: [
        {
          inner: [
            {
              name: 'Body',
              sources: [{name: 'row', family: 'data'}],
              sinks: [
                {name: 'out 1', family: 'data'},
                {name: 'out 2', family: 'data'},
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    [
      'Splitt\nSplitt -> result',
      'line 6: there is no operator "Splitt"; write its title, or NAME: TITLE to call it something else',
    ],
    [
      'Same',
      'line 6: "Same" is the title of operators/x/same and operators/y/same; write NAME: ID',
    ],
    [
      'Split\nSplit.middle -> result',
      'line 7: "Split" has no output "middle"; it has "left", "right"',
    ],
    [
      'Split\nSplit -> result',
      'line 7: "Split" has 2 outputs; write one of "left", "right" behind "Split."',
    ],
    [
      'Split\nSplat.left -> Split',
      'line 7: "Splat.left" is no operator of the process, and no port that it receives from ("input")',
    ],
    [
      'Split\nSplit.left -> result\nSplit.left -> result 2',
      'line 8: the port "left" is connected twice',
    ],
    [
      'Loop {\n  Bdy {\n  }\n}',
      'line 7: "Loop" has no subprocess "Bdy"; it has "Body"',
    ],
    [
      'Loop {\n  Body {\n    Start\n    row -> Start\n  }\n}',
      'line 9: "Start" has no inputs',
    ],
    [
      'End\nEnd -> result',
      'line 6: "End" needs its input "in": connect it, or mark it as optional in the record',
    ],
    [
      'Split\nEnd\nSplit.middle -> End',
      'line 8: "Split" has no output "middle"; it has "left", "right"',
    ],
    [
      'Split\nEnd\nSplit.right -> End',
      'line 8: "Split.right" is a model port, and "End" is a data port',
    ],
    ['Split\n}', 'line 7: "}" closes nothing'],
  ])('names line and mistake of %j', async (drawing, problem) => {
    expect(await processOf(drawing)).toEqual([problem]);
  });

  it('says nothing of the ports of an operator whose record is wrong', async () => {
    const siteDir = aSite({
      'guide.mdx':
        '---\ntitle: Guide\n---\n\n```process title="One"\nSplit\ninput -> Split -> result\n```\n',
      'operators/split.mdx': aPage('Split').replace('preparation', 'none'),
    });
    const {views} = await loadOperators(siteDir, false);
    expect(views.get('operators/split.mdx')?.problems).toHaveLength(1);
    expect(views.get('guide.mdx')?.problems).toBeUndefined();
  });

  it('stops a build', async () => {
    await expect(load('Splitt', true)).rejects.toThrow(
      'docs/guide.mdx: line 6: there is no operator "Splitt"',
    );
  });
});
