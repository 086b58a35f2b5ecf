import {expect, it} from 'vitest';
import {aPage, aSite, loadOperators} from '../../../../support/operators';

const DRAWING = '```process title="T"\nA: One\nA -> result\n```\n';

it('finds guides that link to an operator or draw it, recipes, and examples that draw it', async () => {
  const siteDir = aSite({
    'operators/one.mdx': aPage('One', '', `Text.\n\n${DRAWING}`),
    'operators/two.mdx': aPage('Two', '', DRAWING),
    'operators/three.mdx': aPage('Three', '', 'See [One](./one.mdx).'),
    'drawn.mdx': `---\ntitle: Drawn\n---\n\n${DRAWING}`,
    'recipe.mdx': `---\ntitle: Recipe\n---\n\n${'```'}data title="A"\nx\n1\n${'```'}\n\n${DRAWING}`,
    'data/linked.mdx':
      '---\ntitle: Linked\n---\n\nUse [it](../operators/one.mdx#example).\n',
  });
  const {views} = await loadOperators(siteDir);
  expect(views.get('operators/one.mdx')).toMatchObject({
    operator: {
      usedIn: {
        guides: [
          {title: 'Linked', href: '../data/linked.mdx'},
          {title: 'Drawn', href: '../drawn.mdx'},
        ],
        recipes: [{title: 'Recipe', href: '../recipe.mdx'}],
        examples: [{title: 'Two', href: './two.mdx'}],
      },
    },
  });
  expect(views.get('operators/two.mdx')).toMatchObject({
    operator: {usedIn: {guides: [], recipes: [], examples: []}},
  });
});

it('puts the page of the own folder of an operator before other guides', async () => {
  const uses = (title: string) => `---\ntitle: ${title}\n---\n\n${DRAWING}`;
  const {views} = await loadOperators(
    aSite({
      'operators/joins/one.mdx': aPage('One'),
      'auto.mdx': uses('Auto'),
      'operators/index.mdx': uses('All'),
      'operators/joins/index.mdx': uses('Joins'),
    }),
  );
  const guides = views.get('operators/joins/one.mdx')?.operator?.usedIn.guides;
  expect(guides?.map(({title}) => title)).toEqual(['Joins', 'All', 'Auto']);
});

it('knows the pages that a text links to by doc id', async () => {
  const {views} = await loadOperators(
    aSite({
      'operators/one.mdx': aPage('One'),
      'guides/guide.mdx':
        '---\ntitle: Guide\n---\n\n[One](operators/one#example), [None](operators/none)\n',
      'guides/other.mdx':
        '---\ntitle: Other\n---\n\n[One](../operators/one.mdx)\n',
    }),
  );
  expect(views.get('guides/guide.mdx')).toEqual({
    links: {'operators/one': '../operators/one.mdx'},
    processes: [],
  });
  expect(views.has('guides/other.mdx')).toBe(false);
});
