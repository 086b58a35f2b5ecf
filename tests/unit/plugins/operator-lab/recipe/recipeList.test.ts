import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Parent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {insertRecipeList} from '../../../../../plugins/operator-lab/recipe/recipeList';

const parse = (text: string): Root =>
  unified().use(remarkParse).use(remarkMdx).parse(text);

it('lists recipes by group below a filter, with links, answers, and other words', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  const groups = {
    text: '{"label": "Text", "position": 2}',
    rows: '{"label": "Rows", "position": 1}',
  };
  for (const [name, category] of Object.entries(groups)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, '_category_.json'), category);
  }
  writeFileSync(path.join(folder, 'rows/_aliases.yml'), 'a:\n  - tail\n');
  writeFileSync(path.join(folder, 'text/_aliases.yml'), '');
  for (const name of ['rows/b', 'rows/a', 'text/c']) {
    writeFileSync(
      path.join(folder, `${name}.mdx`),
      `---\ntitle: Task ${name}\ndescription: Do ${name}.\nkeywords: [work]\n---\n`,
    );
  }
  const tree = parse('Text.\n\n<RecipeList />\n\nMore.\n');
  await insertRecipeList(tree, path.join(folder, 'index.mdx'));
  const shown = ({children}: Parent) =>
    children.map((node) => `${node.type}: ${toString(node)}`);
  const [imports, before, filter, after] = tree.children;
  expect(imports).toMatchObject({
    value: "import RecipeFilter from '@theme/RecipeFilter'",
  });
  expect([before, after].map((node) => toString(node))).toEqual([
    'Text.',
    'More.',
  ]);
  expect(filter).toMatchObject({
    name: 'RecipeFilter',
    attributes: [{name: 'count', value: '3'}],
  });
  expect(shown(filter as Parent)).toEqual([
    'heading: Rows',
    'list: Task rows/a: Do rows/a.Task rows/b: Do rows/b.',
    'heading: Text',
    'list: Task text/c: Do text/c.',
  ]);
  const words: unknown[] = [];
  visit(tree, 'listItem', ({data}) => {
    words.push(data?.hProperties?.dataWords);
  });
  expect(words).toEqual(['work tail', 'work', 'work']);
  const links: string[] = [];
  visit(tree, 'link', ({url}) => {
    links.push(url);
  });
  expect(links).toEqual(['./rows/a.mdx', './rows/b.mdx', './text/c.mdx']);
});
