import type {Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** `NAME={() => import('SOURCE')}`: a module that is loaded when it is asked for. */
export function lazyImport(name: string, source: string): MdxJsxAttribute {
  const expression: Expression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {
      type: 'ImportExpression',
      source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    },
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `() => import(${JSON.stringify(source)})`,
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
