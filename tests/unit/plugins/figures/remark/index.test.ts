import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkFigures from '../../../../../plugins/figures/remark';

const DIAGRAM = `\`\`\`diagram
title: From A to B
description: A leads to B.
boxes: {A: {link: ./a.mdx}, B: }
arrows: [A -> B]
\`\`\`
`;
const CHART = `\`\`\`chart
title: A line
description: It rises from 0 to 1.
x: {label: Week}
y: {label: Drift}
series: {a: {kind: line, data: [[0, 0], [7, 1]]}}
\`\`\`
`;
const MATRIX = `\`\`\`matrix
title: A model
labels: [yes, no]
counts: [[1, 2], [3, 4]]
\`\`\`
`;

async function compiled(value: string, file = 'page.mdx'): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [remarkFigures],
  });
  return String(await processor.process({value, path: file}));
}

const MATRIX_OF_TEXTS = MATRIX.replaceAll('yes, no', "'yes', 'no'");

describe('remarkFigures', () => {
  it('leaves a drawing with a caption, a text alternative, and links', async () => {
    const code = await compiled(DIAGRAM);
    expect(code).toContain('id="figure-from-a-to-b"');
    expect(code).toContain('aria-labelledby="figure-from-a-to-b"');
    expect(code).toContain('aria-describedby="figure-from-a-to-b-text"');
    expect(code).toContain('{"A leads to B."}');
    expect(code).toContain('<_components.a');
    expect(code).toContain('href="./a.mdx"');
    expect(code).not.toContain('```');
  });

  it('leaves the numbers of charts and matrices as tables', async () => {
    const code = await compiled(`${CHART}\n${MATRIX_OF_TEXTS}`);
    expect(code.match(/<_components\.table/g)).toHaveLength(2);
    expect(code).toContain('{"Predicted yes"}');
  });

  it('leaves no styles, and folds that no component of the site replaces', async () => {
    const code = await compiled(`${DIAGRAM}\n${CHART}\n${MATRIX_OF_TEXTS}`);
    expect(code).not.toMatch(/style[=>]/);
    expect(code.match(/<details>/g)).toHaveLength(2);
  });

  it('gives the same page each time', async () => {
    expect(await compiled(CHART)).toBe(await compiled(CHART));
  });

  it('draws in lists, and leaves other blocks alone', async () => {
    const code = await compiled(
      `- item\n\n${DIAGRAM.replace(/^/gm, '  ')}\n\`\`\`json\n{}\n\`\`\`\n`,
    );
    expect(code).toContain('<_components.figure');
    expect(code).toContain('language-json');
  });

  it('names file, line, and field of all that is wrong', async () => {
    const text = `Text.\n\n${DIAGRAM.replace('A -> B', 'A -> C')}\n${CHART.replace('kind: line', 'kind: pie')}`;
    await expect(compiled(text, path.resolve('docs/page.mdx'))).rejects.toThrow(
      /^docs\/page\.mdx:7: diagram: "C" is no box; there are "A", "B"\ndocs\/page\.mdx:15: chart: "series\.a\.kind" must be one of/,
    );
  });

  it('counts the lines of front matter that was taken off', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
    const file = path.join(folder, 'page.mdx');
    const text = DIAGRAM.replace('A -> B', 'A -> C');
    writeFileSync(file, `---\ntitle: Page\n---\n\n${text}`);
    try {
      await expect(compiled(text, file)).rejects.toThrow(':9: diagram: "C"');
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('rejects two figures with one title, whose ids would be the same', async () => {
    await expect(compiled(`${DIAGRAM}\n${DIAGRAM}`)).rejects.toThrow(
      'page.mdx:9: diagram: another figure of the page has the title "From A to B"',
    );
  });
});
