import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {evaluate} from '@lab/_shared/expression/evaluate';
import {parseExpression} from '@lab/_shared/expression/parse';
import {ROOT} from '@site/tests/support/sites';
import {rows, scope, shown} from '@support/expressionPage';
import {recordOf} from '@support/operators';
import {readPages} from '@support/page';

/** Returns variants of a call in which one argument is a missing value. */
function withMissing(expression: string): string[] {
  const node = parseExpression(expression);
  if (node.kind !== 'call') {
    return [];
  }
  return node.parts.flatMap((part, at) => {
    const source = sourceOf(part);
    const {type} = evaluate(source, scope);
    const missing = {
      text: 'MISSING_NOMINAL',
      date: 'MISSING_DATE',
      real: 'MISSING_NUMERIC',
      integer: 'floor(MISSING_NUMERIC)',
      boolean: 'isFinite(MISSING_NUMERIC)',
    }[type];
    // Constants such as units and sizes are not column values.
    return /^(DATE|REAL|NOMINAL)/.test(source)
      ? []
      : [
          sourceOf({
            ...node,
            parts: node.parts.map((one, index) =>
              index === at ? parseExpression(missing) : one,
            ),
          }),
        ];
  });
}

function sourceOf(node: ReturnType<typeof parseExpression>): string {
  if (node.kind !== 'call') {
    return node.kind === 'text'
      ? JSON.stringify(node.text)
      : node.kind === 'column'
        ? `[${node.text}]`
        : node.text;
  }
  const parts = node.parts.map((part) => sourceOf(part));
  return /^\w+$/.test(node.name)
    ? `${node.name}(${parts.join(', ')})`
    : parts.length === 1
      ? `(${node.name}${parts[0]})`
      : `(${parts.join(` ${node.name} `)})`;
}

describe('the reference of expressions', () => {
  it('shows results that the language gives', () => {
    const all = rows.flatMap(({example, missing}) => [...example, ...missing]);
    expect(all.length).toBeGreaterThan(110);
    expect(
      all.map(([expression, result]) => [
        expression,
        shown(evaluate(expression, scope), result),
      ]),
    ).toEqual(all);
  });

  it('says "Missing" where any missing argument makes the result missing', () => {
    const claims = rows.filter(
      ({missingText, example}) =>
        missingText === 'Missing' && example.length > 0,
    );
    expect(claims.length).toBeGreaterThan(50);
    const wrong = claims.flatMap(({example: [[expression = ''] = []]}) =>
      withMissing(expression).filter(
        (changed) => evaluate(changed, scope).value !== null,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has each function and operator of the product', () => {
    const {functions} = JSON.parse(
      readFileSync(
        path.join(__dirname, '..', 'data', 'expression-functions.json'),
        'utf8',
      ),
    ) as {functions: string[]};
    const written = rows.map(({name}) => name);
    expect(
      functions.filter(
        (name) =>
          !written.some((one) =>
            /^\w+$/.test(name)
              ? one.startsWith(`${name}(`)
              : one.split(' ').includes(name) || one.startsWith(name),
          ),
      ),
    ).toEqual([]);
  });
});

it('is linked by each operator that takes an expression', () => {
  const takers = readPages(ROOT)
    .filter(({kind}) => kind === 'operator')
    .map((page) => ({
      file: page.file,
      parameters: recordOf(page).record?.parameters ?? [],
    }))
    .filter(({parameters}) =>
      parameters.some(
        ({type, name}) =>
          type === 'expression' || name === 'function_descriptions',
      ),
    );
  expect(takers.length).toBeGreaterThan(0);
  expect(
    takers
      .filter(
        ({file, parameters}) =>
          ![
            readFileSync(path.join(ROOT, file), 'utf8'),
            ...parameters.map(({about}) => about ?? ''),
          ].some((text) =>
            /\((?:operators\/|(?:\.\.\/)+)expressions\b/.test(text),
          ),
      )
      .map(({file}) => file),
  ).toEqual([]);
});
