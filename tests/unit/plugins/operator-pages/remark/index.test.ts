import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {readFileSync} from 'node:fs';
import {createRunWorkflows} from '../../../../../plugins/operator-lab/recipe/insertRecipe';
import remarkOperatorPages from '../../../../../plugins/operator-pages/remark';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {writeViews} from '../../../../../plugins/operator-pages/views/writeViews';
import {
  aPage,
  aSite,
  loadOperators,
  OPTIONS,
} from '../../../../support/operators';

const FENCE = '```process title="One step"\nSplit\nSplit -> result\n```\n';

/**
 * Compiles a guide on a site with views like Docusaurus: without its front
 * matter.
 */
async function compile(
  guide: string,
  {file = 'guide.mdx', change = (text: string) => text, options = OPTIONS} = {},
): Promise<string> {
  const siteDir = aSite({
    [file]: guide,
    'operators/split.mdx': aPage('Split'),
  });
  const {views} = await loadOperators(siteDir);
  await writeViews(siteFiles(siteDir, OPTIONS), views);
  const filePath = path.join(siteDir, 'docs', file);
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [[remarkOperatorPages, {siteDir, options}], remarkDirective],
  });
  const vfile = new VFile({value: change(content), path: filePath});
  return String(await processor.process(vfile));
}

const guide = (body: string) => `---\ntitle: Guide\n---\n\n${body}`;
const figures = (code: string) => code.match(/"operator-process"/g) ?? [];

describe('remarkOperatorPages', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('draws every process of a page, however it is written', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const body = [
      FENCE,
      FENCE,
      FENCE.replaceAll('```', '~~~'),
      FENCE.replaceAll('```', '````'),
      `- One:\n\n${FENCE.replace(/^(?=.)/gm, '  ')}`,
      FENCE.replace(/^(?=.)/gm, '> '),
      `:::note[Look]\n\n${FENCE}\n:::\n`,
      `<div>\n<p>\n\n${FENCE}\n</p>\n</div>\n`,
    ].join('\nText.\n\n');
    expect(figures(await compile(guide(body)))).toHaveLength(8);
    const windows = guide(body).replaceAll('\n', '\r\n');
    expect(figures(await compile(windows))).toHaveLength(8);
  });

  it.each(['production', 'development'])(
    'stops with file, line, and reason if a process with data does not compute in %s',
    async (mode) => {
      vi.stubEnv('NODE_ENV', mode);
      const options = {
        ...OPTIONS,
        workflows: createRunWorkflows({
          load: () => Promise.resolve(undefined),
          address: (id) => id,
        }),
      };
      const data = '```data title="A"\nx\n1\n```\n\n';
      await expect(compile(guide(data + FENCE), {options})).rejects.toThrow(
        'docs/guide.mdx: line 10: the workflow "One step" ends at "Split", which is not computed: Its results are not computed here.',
      );
    },
  );

  it('draws the processes of a partial', async () => {
    const code = await compile(FENCE, {file: '_partials/_one.mdx'});
    expect(figures(code)).toHaveLength(1);
  });

  it('stops a build at a process of a partial that is wrong', async () => {
    const wrong = FENCE.replaceAll('Split', 'Splitt');
    await expect(compile(wrong, {file: '_partials/_one.mdx'})).rejects.toThrow(
      /^docs\/_partials\/_one\.mdx: line 2: there is no operator "Splitt"/,
    );
  });

  it('names file and line of a section that comes from the record', async () => {
    const page = aPage('One', '', 'Text.\n\n## Input');
    const line = page.split('\n').indexOf('## Input') + 1;
    await expect(compile(page, {file: 'operators/one.mdx'})).rejects.toThrow(
      `docs/operators/one.mdx: line ${line}: the section "Input" comes from the record`,
    );
  });

  const edited = {change: (text: string) => text.replace('-> r', '->  r')};

  it('stops a build at a process that is not known, with file and line', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(compile(guide(`Text.\n\n${FENCE}`), edited)).rejects.toThrow(
      /^docs\/guide\.mdx: line 7: this process was not found/,
    );
  });

  it('shows text that is newer than the view as code in the dev server', async () => {
    const code = await compile(guide(FENCE), edited);
    expect(figures(code)).toEqual([]);
    expect(code).toContain('language-process');
  });
});
