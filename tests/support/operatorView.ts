import {createProcessor} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {addImports} from '../../plugins/operator-pages/remark/components';
import {insertSections} from '../../plugins/operator-pages/remark/insertSections';
import type {OperatorView} from '../../plugins/operator-pages/views/views';
import {aRecord, VOCABULARY} from './operators';

/** A view of a record made from the least and some fields. */
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
    usedIn: {guides: [], examples: []},
    equivalents: [],
    errors: [],
    ...others,
  };
}

/** A page with both of its own sections. */
const BODY =
  'Intro.\n\n## Description\n\nText.\n\n## Example\n\nNumbers.\n';

/** Throws a problem of a page. */
const report = (line: number, problem: string) => {
  throw new Error(`line ${line}: ${problem}`);
};

/** A page with the sections of a view. */
export function inserted(given: OperatorView, body = BODY): Root {
  const tree = unified().use(remarkParse).parse(body);
  insertSections(tree, given, report);
  return tree;
}

/** Titles of the headings of a page. */
export const headingsOf = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'heading' ? toString(node) : [],
  );

/** JavaScript that such a page compiles to. */
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
