import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {dataFile, PLUGIN_NAME} from '../registry/files';
import {parseMdx} from './jsx';

/** Name that the entries have in a page. */
const ENTRIES = 'operatorCatalogEntries';

/** Gives each `<OperatorCatalog />` of a page the operators of a plugin instance in the version of the page. */
export function fillCatalog(
  tree: Root,
  pluginId: string,
  version: string,
): void {
  let isUsed = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'OperatorCatalog') {
      const [filled] = parseMdx(`<OperatorCatalog entries={${ENTRIES}} />`);
      node.attributes.push(...(filled as typeof node).attributes);
      isUsed = true;
    }
  });
  if (isUsed) {
    const file = `@generated/${PLUGIN_NAME}/${pluginId}/${dataFile('catalog', version)}`;
    tree.children.unshift(...parseMdx(`import ${ENTRIES} from '${file}'`));
  }
}
