import {createProcessor} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {addImports} from '../../plugins/operator-pages/remark/components';
import {insertSections} from '../../plugins/operator-pages/remark/insertSections';
import type {OperatorView} from '../../plugins/operator-pages/views/views';
import {aRecord, VOCABULARY} from './operators';

/** Creates the view of a minimal record with some fields. */
export function aView(
  fields: object = {},
  others: Partial<OperatorView> = {},
): OperatorView {
  return {
    title: 'One',
    kind: 'Changes data',
    record: aRecord(fields),
    portTypes: VOCABULARY.portTypes,
    related: [],
    successors: [],
    families: {},
    measures: [],
    usedIn: {guides: [], recipes: [], examples: []},
    neighbors: {before: [], after: []},
    equivalents: [],
    errors: [],
    ...others,
  };
}

/** Markdown of a page with both of its written sections. */
const BODY = 'Intro.\n\n## Description\n\nText.\n\n## Example\n\nNumbers.\n';

/** Throws the problem of a page as an error. */
const report = (line: number, problem: string) => {
  throw new Error(`line ${line}: ${problem}`);
};

/** Page after the sections of a view are inserted. */
export function inserted(given: OperatorView, body = BODY): Root {
  const tree = unified().use(remarkParse).parse(body);
  insertSections(tree, given, report);
  return tree;
}

/** Texts of the headings on a page. */
export const headingsOf = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'heading' ? toString(node) : [],
  );

/** Compiles a page with the sections of a view to JavaScript. */
export async function compiled(given: OperatorView): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => (tree: Root) => {
        insertSections(tree, given, report);
        addImports(tree);
      },
    ],
  });
  return String(await processor.process(BODY));
}
