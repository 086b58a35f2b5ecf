import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {ListItem, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {text} from '../../shared/drawing/nodes';
import {themeImport} from './themeImport';

/** Name of the component that lists recipes. */
const COMPONENT = 'RecipeList';

/** A recipe of a group. */
type ListedRecipe = {
  readonly title: string;
  /** The answer in one sentence. */
  readonly answer: string;
  /** Keywords and aliases. The filter searches them; the list does not show them. */
  readonly words: readonly string[];
  /** File of the page, relative to the list. */
  readonly file: string;
};

type Group = {
  readonly label: string;
  readonly position: number;
  readonly recipes: readonly ListedRecipe[];
};

/** Phrases of a file of aliases, by the name of a page. */
type Aliases = Readonly<Record<string, readonly string[]>>;

function readAliases(folder: string): Aliases {
  const file = path.join(folder, '_aliases.yml');
  return existsSync(file)
    ? ((parse(readFileSync(file, 'utf8')) as Aliases | null) ?? {})
    : {};
}

async function readRecipe(
  folder: string,
  file: string,
  aliases: Aliases,
): Promise<ListedRecipe> {
  const filePath = path.join(folder, file);
  const fileContent = await readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent,
  });
  return {
    title: String(frontMatter.title),
    answer: String(frontMatter.description),
    words: [
      ...((frontMatter.keywords as readonly string[] | undefined) ?? []),
      ...(aliases[path.basename(file, '.mdx')] ?? []),
    ],
    file: `./${file}`,
  };
}

async function readGroup(folder: string, name: string): Promise<Group> {
  const inside = path.join(folder, name);
  const {label = name, position = Infinity} = JSON.parse(
    readFileSync(path.join(inside, '_category_.json'), 'utf8'),
  ) as {label?: string; position?: number};
  const files = readdirSync(inside)
    .filter((file) => /^[^_].*\.mdx$/.test(file))
    .sort();
  const aliases = readAliases(inside);
  const recipes = files.map((file) =>
    readRecipe(folder, `${name}/${file}`, aliases),
  );
  return {label, position, recipes: await Promise.all(recipes)};
}

/** Reads the recipes in the folders next to a list, by group. */
export async function readGroups(folder: string): Promise<Group[]> {
  const names = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);
  const groups = await Promise.all(
    names.map((name) => readGroup(folder, name)),
  );
  return groups.sort((one, other) => one.position - other.position);
}

function itemOf({title, answer, file, words}: ListedRecipe): ListItem {
  return {
    type: 'listItem',
    spread: false,
    data: {hProperties: {dataWords: words.join(' ')}},
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'link', url: file, children: [text(title)]},
          text(`: ${answer}`),
        ],
      },
    ],
  };
}

/** The recipes below the component that filters them. */
function filtered(
  count: number,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'RecipeFilter',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'count', value: String(count)},
    ],
    children: children as MdxJsxFlowElement['children'],
  };
}

/**
 * Replaces the component `RecipeList` of a page with the recipes in the folders
 * next to it, below a filter: a heading for each group, and for each recipe its
 * title and answer.
 */
export async function insertRecipeList(
  tree: Root,
  file: string,
): Promise<void> {
  const places: (readonly [RootContent, Parent])[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _, parent) => {
    if (node.name === COMPONENT && parent) {
      places.push([node, parent]);
    }
  });
  for (const [node, parent] of places) {
    const groups = await readGroups(path.dirname(file));
    const nodes = groups.flatMap(({label, recipes}): RootContent[] => [
      {type: 'heading', depth: 2, children: [text(label)]},
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: recipes.map(itemOf),
      },
    ]);
    const count = groups.reduce((sum, {recipes}) => sum + recipes.length, 0);
    parent.children.splice(
      parent.children.indexOf(node),
      1,
      filtered(count, nodes),
    );
    tree.children.unshift(themeImport('RecipeFilter'));
  }
}
