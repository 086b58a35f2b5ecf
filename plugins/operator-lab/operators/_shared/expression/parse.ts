import {OperatorError} from '../types';
import {tokenize} from './tokens';
import type {Token} from './tokens';

/**
 * A node of the syntax tree: a function or operator call, a name, or a literal.
 */
export type Node =
  | {readonly kind: 'call'; readonly name: string; readonly parts: Node[]}
  | {readonly kind: Exclude<Token['kind'], 'sign'>; readonly text: string};

/** Precedence of the binary operators. Higher levels bind tighter. */
const BINDING: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  '^': 7,
};

/**
 * Unary operators, which bind tighter than all binary ones: -2 ^ 2 is (-2) ^ 2.
 */
const BEFORE = new Set(['!', '+', '-']);

/** Reads tokens from left to right. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  take(): Token {
    const token = this.next;
    if (!token) {
      throw new OperatorError('The expression ends too early.');
    }
    this.at += 1;
    return token;
  }

  isSign(sign: string): boolean {
    return this.next?.kind === 'sign' && this.next.text === sign;
  }

  expect(sign: string): void {
    if (!this.isSign(sign)) {
      throw new OperatorError(
        `The expression needs "${sign}" before "${this.next?.text ?? 'its end'}".`,
      );
    }
    this.take();
  }
}

function readArguments(reader: Reader): Node[] {
  const parts: Node[] = [];
  reader.expect('(');
  while (!reader.isSign(')')) {
    if (parts.length > 0) {
      reader.expect(',');
    }
    parts.push(readOperation(reader, 0));
  }
  reader.expect(')');
  return parts;
}

function readAtom(reader: Reader): Node {
  if (reader.isSign('(')) {
    reader.take();
    const inner = readOperation(reader, 0);
    reader.expect(')');
    return inner;
  }
  const {kind, text} = reader.take();
  if (kind !== 'sign') {
    return kind === 'name' && reader.isSign('(')
      ? {kind: 'call', name: text, parts: readArguments(reader)}
      : {kind, text};
  }
  if (!BEFORE.has(text)) {
    throw new OperatorError(`The expression has nothing before "${text}".`);
  }
  return {kind: 'call', name: text, parts: [readAtom(reader)]};
}

/**
 * Parses operators with a higher precedence than `level`. Only `^` is
 * right-associative.
 */
function readOperation(reader: Reader, level: number): Node {
  let left = readAtom(reader);
  for (;;) {
    const sign = reader.next?.kind === 'sign' ? reader.next.text : '';
    const binding = BINDING[sign] ?? 0;
    if (binding <= level) {
      return left;
    }
    reader.take();
    const right = readOperation(reader, sign === '^' ? binding - 1 : binding);
    left = {kind: 'call', name: sign, parts: [left, right]};
  }
}

/**
 * Parses an expression into a tree.
 * @throws OperatorError that describes the syntax error.
 */
export function parseExpression(expression: string): Node {
  const reader = new Reader(tokenize(expression));
  const node = readOperation(reader, 0);
  if (reader.next) {
    throw new OperatorError(
      `The expression goes on with "${reader.next.text}" where an operator or its end should be.`,
    );
  }
  return node;
}
