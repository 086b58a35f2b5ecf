import {describe, expect, it} from 'vitest';
import {
  findProcesses,
  mayHoldProcesses,
} from '../../../../../plugins/operator-pages/process/findProcesses';

const FENCE = '```process title="Two steps"\nSplit\nSplit -> result\n```';
const FOUND = {title: 'Two steps', text: 'Split\nSplit -> result'};

const indented = (by: string) => FENCE.replace(/^/gm, by);

describe('findProcesses', () => {
  it.each([
    ['at the start', FENCE, 1],
    ['after text', `Text.\n\n${FENCE}\n\nMore.`, 3],
    ['with tildes', FENCE.replaceAll('```', '~~~'), 1],
    ['with a longer fence', FENCE.replaceAll('```', '`````'), 1],
    ['with a longer fence at its end', `${FENCE}\`\``, 1],
    ['with a blank before its name', FENCE.replace('```p', '``` p'), 1],
    ['without an end', FENCE.slice(0, -4), 1],
    ['in a list', `- One:\n\n${indented('  ')}\n\n- Two.`, 3],
    ['in a list in a list', `1. One\n   - Two\n\n${indented('     ')}`, 4],
    ['in a block quote', indented('> '), 1],
    ['in an admonition', `:::note[Look]\n\n${FENCE}\n\n:::`, 3],
    ['in an admonition with a bare title', `:::tip Look\n\n${FENCE}\n\n:::`, 3],
    [
      'in a tab',
      `<Tabs>\n<TabItem value="a">\n\n${FENCE}\n\n</TabItem>\n</Tabs>`,
      4,
    ],
    [
      'in an indented tab',
      `<Tabs>\n  <TabItem value="a">\n${indented('    ')}\n  </TabItem>\n</Tabs>`,
      3,
    ],
    ['below a heading with an id', `## Text {#id}\n\n${FENCE}`, 3],
    ['on a page that is no MDX', `a < b {\n\n${FENCE}`, 3],
  ])('finds a drawing %s', (_, content, line) => {
    expect(findProcesses(content)).toEqual([{...FOUND, line}]);
  });

  it('finds drawings in a file with the line ends of Windows', () => {
    const content = `Text.\n\n- One:\n\n${indented('  ')}\n\n${FENCE}\n`;
    expect(findProcesses(content.replaceAll('\n', '\r\n'))).toEqual([
      {...FOUND, line: 5},
      {...FOUND, line: 10},
    ]);
  });

  it('finds two drawings with the same text', () => {
    expect(findProcesses(`${FENCE}\n\n${FENCE}`)).toEqual([
      {...FOUND, line: 1},
      {...FOUND, line: 6},
    ]);
  });

  it('reads no title where there is none', () => {
    expect(findProcesses('```process\nSplit\n```')).toEqual([
      {title: undefined, text: 'Split', line: 1},
    ]);
  });

  it.each([
    ['an example of a drawing', `\`\`\`\`md\n${FENCE}\n\`\`\`\``],
    ['a comment', `{/*\n${FENCE}\n*/}`],
    ['code in another language', FENCE.replace('process', 'processing')],
  ])('finds none in %s', (_, content) => {
    expect(findProcesses(content)).toEqual([]);
  });

  it('does not parse a page without any', () => {
    expect(mayHoldProcesses('The `process` is text.\n\n```py\nx\n```')).toBe(
      false,
    );
  });
});
