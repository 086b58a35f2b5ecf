import {OperatorError} from '../types';

/** What a token is: a name, a literal, a column in brackets, a workflow variable, or a sign. */
export type TokenKind =
  | 'name'
  | 'integer'
  | 'real'
  | 'text'
  | 'column'
  | 'variable'
  | 'column of variable'
  | 'sign';

/** A token with its text; brackets, quotes, and their escapes are taken off. */
export type Token = {readonly kind: TokenKind; readonly text: string};

const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1');

/** Backslashes before quotes and before themselves, and characters by their number; tabs and line breaks become blanks. */
function textLiteral(text: string): string {
  return text
    .replace(/\\(["\\])/g, '$1')
    .replace(/\\u([\dA-Fa-f]{4})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    .replace(/\r\n|[\t\n]/g, ' ');
}

const PATTERNS: readonly [
  kind: TokenKind,
  pattern: RegExp,
  textOf?: (text: string) => string,
][] = [
  ['real', /(?:\d+\.\d+|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y],
  ['integer', /\d+/y],
  ['name', /[A-Za-z][A-Za-z_0-9]*/y],
  [
    'text',
    /"(?:[^"\\]|\\["\\]|\\u[\dA-Fa-f]{4})*"/y,
    (text) => textLiteral(text.slice(1, -1)),
  ],
  [
    'column',
    /\[(?:[^\][\\\n\t]|\\[\][\\])+\]/y,
    (text) => unescaped(text.slice(1, -1)),
  ],
  [
    'variable',
    /%\{(?:[^{}\\\n\t]|\\[{}\\])+\}/y,
    (text) => unescaped(text.slice(2, -1)),
  ],
  [
    'column of variable',
    /#\{(?:[^{}\\\n\t]|\\[{}\\])+\}/y,
    (text) => unescaped(text.slice(2, -1)),
  ],
  ['sign', /&&|\|\||==|!=|<=|>=|[-+*/%^<>!(),]/y],
];

function tokenAt(expression: string, at: number): [Token, number] {
  for (const [kind, pattern, textOf] of PATTERNS) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(expression) ?? [];
    if (found !== undefined) {
      return [{kind, text: textOf?.(found) ?? found}, at + found.length];
    }
  }
  throw new OperatorError(
    `The expression cannot be read from "${expression.slice(at, at + 10)}" on.`,
  );
}

/**
 * Cuts an expression into tokens.
 * @throws OperatorError that shows the place where it cannot be read.
 */
export function tokenize(expression: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    if (/\s/.test(expression[at] ?? '')) {
      at += 1;
    } else {
      const [token, end] = tokenAt(expression, at);
      tokens.push(token);
      at = end;
    }
  }
  return tokens;
}
