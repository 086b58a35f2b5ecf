import {describe, expect, it} from 'vitest';
import {plainMarkdown} from '../../../../bench/pages/corpus/plainMarkdown';

describe('plainMarkdown', () => {
  it('leaves Markdown as it is', () => {
    const source = '## A\n\n| a | b |\n| - | - |\n| 1 | `{x}` |\n\n- **b** *c*';
    expect(plainMarkdown(source)).toBe(source);
  });

  it('takes out front matter, imports, comments, and drawings', () => {
    expect(
      plainMarkdown(
        "---\ntitle: A\n---\n\nimport B from './b';\n\nText.\n\n{/* a comment */}\n\n<Chart\n  x={[1]}\n/>\n\nEnd.",
      ),
    ).toBe('Text.\n\nEnd.');
  });

  it('keeps what stands in components and notes', () => {
    expect(
      plainMarkdown(
        '<Tabs>\n<TabItem value="a">\n\n```js\nconst a = <b />;\n```\n\n</TabItem>\n</Tabs>\n\n:::tip[Title]\nRead **it**.\n:::\n\nEnd.',
      ),
    ).toBe('```js\nconst a = <b />;\n```\n\nRead **it**.\n\nEnd.');
  });
});
