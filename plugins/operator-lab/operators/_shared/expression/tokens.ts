import {OperatorError} from '../types';

/**
 * Kind of a token: name, literal, column in brackets, workflow variable, or
 * sign.
 */
export type TokenKind =
  | 'name'
  | 'integer'
  | 'real'
  | 'text'
  | 'column'
  | 'variable'
  | 'column of variable'
  | 'sign';

/** A token with its text, without brackets, quotes, and escapes. */
export type Token = {readonly kind: TokenKind; readonly text: string};

const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1');

/**
 * Resolves escaped quotes, escaped backslashes, and character codes. Tabs and
 * line breaks become spaces.
 */
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
 * Splits an expression into tokens.
 * @throws OperatorError that shows where the expression becomes invalid.
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
