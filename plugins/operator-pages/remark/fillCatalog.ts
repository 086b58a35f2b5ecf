import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {catalogData, PLUGIN_NAME} from '../registry/files';
import {importDefault} from './nodes';

/** Name that the entries have in a page. */
const ENTRIES = 'operatorCatalogEntries';

function giveEntries(node: MdxJsxFlowElement): void {
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'entries',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: ENTRIES,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'Identifier', name: ENTRIES},
            },
          ],
        },
      },
    },
  });
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
        `@generated/${PLUGIN_NAME}/${pluginId}/${catalogData(version)}`,
      ),
    );
  }
}
