import type {Expression} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Child} from '../../figures/drawing/nodes';

/** A component around Markdown; `importTheme` makes its name known to the page. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** `NAME={VALUE}` of a component; `expression` is the value as a tree. */
export function expressionAttribute(
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** `import NAME from 'SOURCE'` of a page. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: {type: 'Identifier', name},
              },
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}

/** `import NAME from '@theme/NAME'` of a page. */
export function importTheme(name: string): MdxjsEsm {
  return importDefault(name, `@theme/${name}`);
}
