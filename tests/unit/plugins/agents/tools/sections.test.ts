import {describe, expect, it} from 'vitest';
import {headingsIn} from '../../../../../plugins/agents/tools/headings';
import {
  partsOf,
  sectionsOf,
} from '../../../../../plugins/agents/tools/sections';

describe('sectionsOf', () => {
  it('ends a section at the next heading of its level', () => {
    const sections = sectionsOf('# A\n\n## B\n\ntext\n\n### C\n\n## D');
    expect(sections.map(({title, level}) => [title, level])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 2],
    ]);
    expect(sections[1]?.markdown).toBe('## B\n\ntext\n\n### C');
  });

  it('takes no line of code for a heading', () => {
    const markdown =
      '# A\n\n```sh\n# comment\n```\n\n~~~~\n# x\n~~~\n# y\n~~~~';
    expect(sectionsOf(markdown).map(({title}) => title)).toEqual(['A']);
  });

  it('finds the anchors of headings with the same words, or with markup', () => {
    const html =
      '<h1>A</h1><h2 id=x>Same</h2><h2 id=y>Same</h2><h2 id=z>The <code>b_c</code> link</h2>';
    const markdown = '# A\n\n## Same\n\n## Same\n\n## The `b_c` [link](/l.md)';
    expect(
      sectionsOf(markdown, headingsIn(html)).map(({title, anchors}) => [
        title,
        ...anchors,
      ]),
    ).toEqual([['A'], ['Same', 'x'], ['Same', 'y'], ['The b_c link', 'z']]);
  });
});

describe('partsOf', () => {
  it('splits at paragraphs, lines, or words, and otherwise anywhere', () => {
    expect(partsOf('aaaa\n\nbb cc', 8)).toEqual(['aaaa', 'bb cc']);
    expect(partsOf('aaaaa\nbb cc', 8)).toEqual(['aaaaa', 'bb cc']);
    expect(partsOf('aaaaa bb cc', 9)).toEqual(['aaaaa bb', 'cc']);
    expect(partsOf('aaaaaaaaaa', 4)).toEqual(['aaaa', 'aaaa', 'aa']);
    expect(partsOf('', 4)).toEqual(['']);
  });
});
