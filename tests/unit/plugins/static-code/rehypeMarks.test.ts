import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import rehypeMarks from '../../../../plugins/static-code/rehypeMarks';
import {tokenize} from '../../../../plugins/static-code/tokenize';

async function compiled(markdown: string): Promise<string> {
  return String(await compile(markdown, {rehypePlugins: [rehypeMarks]}));
}

describe('rehypeMarks', () => {
  it('marks code of a language', async () => {
    expect(await compiled('```sql\nSELECT 1\n```')).toContain(
      'marks: "6:keyword 1 1:number 1"',
    );
  });

  it('leaves text, unknown languages, and code within a line alone', async () => {
    const page = await compiled(
      '```text\nSELECT 1\n```\n\n```unknownlanguage\nSELECT 1\n```\n\n`SELECT 1`',
    );
    expect(page).toContain('SELECT 1');
    expect(page).not.toContain('marks');
  });
});

describe('tokenize', () => {
  it('names what stands within another token by both', () => {
    const types = tokenize('f"{len(a)}"', 'python').map((run) => run.types);
    expect(types).toContainEqual(
      expect.arrayContaining(['string-interpolation', 'builtin']),
    );
  });
});
