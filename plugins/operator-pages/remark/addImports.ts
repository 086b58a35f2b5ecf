import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMdx} from './jsx';

/** Theme components that inserted nodes use. */
const COMPONENTS: ReadonlySet<string> = new Set([
  'OperatorCatalog',
  'OperatorFold',
  'OperatorTerm',
  'OperatorTrial',
]);

/** Imports the theme components that a page uses, and no others. */
export function addImports(tree: Root): void {
  const used = new Set<string>();
  visit(tree, (node) => {
    const {type, name} = node as {type: string; name?: string | null};
    if (type === 'mdxJsxFlowElement' && name && COMPONENTS.has(name)) {
      used.add(name);
    }
  });
  const imports = [...used]
    .sort()
    .map((name) => `import ${name} from '@theme/${name}'`);
  tree.children.unshift(...imports.flatMap(parseMdx));
}
