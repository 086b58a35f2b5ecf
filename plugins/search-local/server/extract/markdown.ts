import {createSlugger} from '@docusaurus/utils';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import type {Handler} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createParser} from '../../markdown/readMarkdown';
import type {RemarkPlugins} from '../../markdown/readMarkdown';
import {sectionsOfHtml} from './html';
import type {Section} from './section';

type JsxElement = Extract<
  Nodes,
  {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}
>;

/** Returns the id in a comment at the end of a heading: `## Text {/* #id *\/}`. */
function commentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/** Adds the ids of Docusaurus to headings. */
function addIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const {hProperties} = heading.data ?? {};
    const given = hProperties?.id;
    const id =
      typeof given === 'string'
        ? slugger.slug(given, {maintainCase: true})
        : (commentId(heading) ?? slugger.slug(toString(heading).trim()));
    heading.data = {...heading.data, hProperties: {...hProperties, id}};
  });
}

/** Restores colons within a line, as in 07:00, which are not directives. */
function restoreColons(tree: Root): void {
  visit(tree, 'textDirective', ({name, children}, at, parent) => {
    const text = {type: 'text', value: `:${name}`} as const;
    parent!.children.splice(at!, 1, text, ...children);
  });
}

/** Converts JSX to an element. A component becomes a `div` or `span`. */
const element: Handler = (state, node: JsxElement) => {
  const {name, type} = node;
  const isHtml = name !== null && /^[a-z]/.test(name);
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return state.applyData(node, {
    type: 'element',
    tagName: isHtml ? name : type === 'mdxJsxFlowElement' ? 'div' : 'span',
    properties: Object.fromEntries(attributes),
    children: state.all(node),
  });
};

const nothing: Handler = () => undefined;

const HANDLERS = {
  mdxJsxFlowElement: element,
  mdxJsxTextElement: element,
  mdxFlowExpression: nothing,
  mdxTextExpression: nothing,
  mdxjsEsm: nothing,
};

/**
 * Creates a function that reads the sections of a Markdown page, because the
 * dev server has no built HTML. It rejects with a VFileMessage that has line and
 * column if the Markdown is not valid MDX.
 * @param plugins - Remark plugins that add content.
 */
export function createExtractor(plugins: RemarkPlugins) {
  const parse = createParser(plugins);
  return async (markdown: string, file: string): Promise<Section[]> => {
    const tree = await parse(markdown, file);
    restoreColons(tree);
    addIds(tree);
    return sectionsOfHtml(toHtml(toHast(tree, {handlers: HANDLERS})));
  };
}
