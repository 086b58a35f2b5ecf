import {describe, expect, it} from 'vitest';
import {aPage, aSite, loadOperators} from '../../../../support/operators';

/** A process that connects operators in a row. */
const drawing = (...operators: readonly string[]) =>
  `${'```'}process title="T"\n${operators.join('\n')}\n\n${[...operators, 'result'].join(' -> ')}\n${'```'}\n\n`;

const load = async (drawings: readonly string[], others: object = {}) => {
  const {views} = await loadOperators(
    aSite({
      'operators/one.mdx': aPage('One'),
      'operators/a/two.mdx': aPage('Two'),
      'operators/three.mdx': aPage('Three'),
      'guide.mdx': `---\ntitle: Guide\n---\n\n${drawings.join('')}`,
      ...others,
    }),
  );
  return (id: string) => views.get(`operators/${id}.mdx`)?.operator?.neighbors;
};

describe('the neighbors of an operator', () => {
  it('are the most frequent ones in all processes, with links', async () => {
    const at = await load([
      drawing('One', 'Two'),
      drawing('One', 'Two', 'Three'),
      drawing('One', 'Two', 'Three'),
      drawing('One', 'Two'),
      drawing('One', 'Three'),
      drawing('One', 'Three'),
      drawing('One', 'Three'),
    ]);
    expect(at('one')).toEqual({
      before: [],
      after: [
        {title: 'Two', href: './a/two.mdx', count: 4},
        {title: 'Three', href: './three.mdx', count: 3},
      ],
    });
    expect(at('three')?.before.map(({title}) => title)).toEqual(['One']);
  });

  it('are left out where fewer than three workflows connect the two', async () => {
    const at = await load([
      drawing('One', 'Two'),
      drawing('One', 'Two'),
      drawing('One', 'Two'),
      drawing('One', 'Three'),
      drawing('One', 'Three'),
    ]);
    expect(at('one')?.after).toEqual([
      {title: 'Two', href: './a/two.mdx', count: 3},
    ]);
    expect(at('three')?.before).toEqual([]);
  });

  it('are counted in inner processes, and once for each workflow', async () => {
    const inner = `${'```'}process title="T"\nLoop {\n  Inner {\n    One\n    Two\n    B: Two\n    rows -> One -> Two -> rows\n    One.out 2 -> B\n  }\n}\n\ninput -> Loop -> result\n${'```'}\n\n`;
    const at = await load([inner, inner, inner], {
      'operators/one.mdx': aPage('One').replace(
        'out, type: Data table',
        'out, type: Data table, many: true',
      ),
      'operators/loop.mdx': aPage(
        'Loop',
        '  subprocesses:\n    - {name: Inner, sources: [{name: rows, type: Data table}], sinks: [{name: rows, type: Data table}]}\n',
      ),
    });
    expect(at('one')?.after).toEqual([
      {title: 'Two', href: './a/two.mdx', count: 3},
    ]);
  });

  it('do not include one that can come before any operator', async () => {
    const many = Array.from({length: 101}, (_, at) => `O${at}`);
    const at = await load(
      many.map((title) => drawing('One', title).repeat(3)),
      Object.fromEntries(
        many.map((title) => [`operators/${title}.mdx`, aPage(title)]),
      ),
    );
    expect(at('O0')?.before).toEqual([]);
    expect(at('one')?.after).toHaveLength(3);
  });
});
