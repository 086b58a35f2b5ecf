import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {dataFile, PLUGIN_NAME} from '../registry/files';
import {expressionAttribute, importDefault} from './jsx';

/** Name that the entries have in a page. */
const ENTRIES = 'operatorCatalogEntries';

function giveEntries(node: MdxJsxFlowElement): void {
  const identifier = {type: 'Identifier', name: ENTRIES} as const;
  node.attributes.push(expressionAttribute('entries', ENTRIES, identifier));
}

/** Gives each `<OperatorCatalog />` of a page the operators of a plugin instance in the version of the page. */
export function fillCatalog(
  tree: Root,
  pluginId: string,
  version: string,
): void {
  let isUsed = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'OperatorCatalog') {
      giveEntries(node);
      isUsed = true;
    }
  });
  if (isUsed) {
    tree.children.unshift(
      importDefault(
        ENTRIES,
        `@generated/${PLUGIN_NAME}/${pluginId}/${dataFile('catalog', version)}`,
      ),
    );
  }
}
