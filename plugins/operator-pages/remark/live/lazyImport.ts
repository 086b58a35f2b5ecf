import type {Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {expressionAttribute} from '../jsx';

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
  return expressionAttribute(
    name,
    `() => import(${JSON.stringify(source)})`,
    expression,
  );
}
