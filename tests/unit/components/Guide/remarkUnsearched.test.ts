import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkUnsearched from '../../../../src/components/Guide/remarkUnsearched';

it('takes out what stands before the steps, and nothing else', () => {
  const markdown = [
    'Begin.',
    '<Before role="Analyst" time="5 minutes">\n\nA project.\n\n</Before>',
    '<Before role="Analyst" time="5 minutes">\n\nA file.\n\n</Before>',
    '<Expect>\n\nA table.\n\n</Expect>',
  ].join('\n\n');
  const text = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkUnsearched)
    .use(remarkStringify)
    .processSync(markdown)
    .toString();
  expect(text).toContain('Begin.');
  expect(text).toContain('A table.');
  expect(text).not.toMatch(/Before|A project|A file/);
});
