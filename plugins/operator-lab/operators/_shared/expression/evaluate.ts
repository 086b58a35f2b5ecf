import {NotComputed, OperatorError} from '../types';
import {CONVERSION, SIZES} from './conversion';
import {DATES, UNITS} from './dates';
import {asText, JOINING} from './joining';
import {LOGIC, truthOf} from './logic';
import {expectCount, MATHEMATICS} from './mathematics';
import type {Calls} from './mathematics';
import {parseExpression} from './parse';
import type {Node} from './parse';
import {expectDrawn, randomOf} from './random';
import {ROUNDING} from './rounding';
import {TEXTS} from './texts';
import {isNumeric, numeric, text, textOf, truth} from './value';
import type {Scope, Value, ValueType} from './value';

/** Functions and operators that depend only on their arguments. */
const CALLS: Calls = {
  ...LOGIC,
  ...JOINING,
  ...MATHEMATICS,
  ...ROUNDING,
  ...TEXTS,
  ...CONVERSION,
  ...DATES,
};

/** Value types by the type constants of `eval` and `attribute`. */
const TYPES: Readonly<Record<string, ValueType>> = {
  NOMINAL: 'text',
  BINOMINAL: 'boolean',
  DATE: 'date',
  REAL: 'real',
  INTEGER: 'integer',
};

const CONSTANTS: Readonly<Record<string, Value>> = {
  true: truth(true),
  TRUE: truth(true),
  false: truth(false),
  FALSE: truth(false),
  e: numeric('real', Math.E),
  pi: numeric('real', Math.PI),
  PI: numeric('real', Math.PI),
  INFINITY: numeric('real', Infinity),
  MISSING_NOMINAL: text(null),
  MISSING_DATE: {type: 'date', value: null},
  MISSING_NUMERIC: numeric('real', NaN),
  MISSING: text(null),
  NaN: numeric('real', NaN),
  NAN: numeric('real', NaN),
  ...Object.fromEntries(
    [...UNITS, ...SIZES, ...Object.keys(TYPES)].map((name) => [
      name,
      text(name),
    ]),
  ),
};

function columnOf(name: string, {columns}: Scope): Value {
  const value = columns[name];
  if (!value) {
    throw new OperatorError(`There is no column "${name}".`);
  }
  return value;
}

function variableOf(name: string, {variables = {}}: Scope): string {
  const value = variables[name];
  if (value === undefined) {
    throw new OperatorError(`There is no workflow variable "${name}".`);
  }
  return value;
}

/**
 * Converts a value to the requested type. Any value except a date can become
 * text, and integers can become real.
 */
function asType(value: Value, wanted: string | null, name: string): Value {
  const type = TYPES[wanted ?? ''];
  if (type === value.type) {
    return value;
  }
  if (type === 'real' && isNumeric(value)) {
    return {...value, type};
  }
  if (type === 'text') {
    return text(asText(value));
  }
  throw new OperatorError(`${name} gives ${value.type}, not ${wanted}.`);
}

/** Functions that read the row or evaluate an expression. */
const LOOKUPS: Readonly<Record<string, (name: string, scope: Scope) => Value>> =
  {
    attribute: columnOf,
    eval: (expression, scope) => evaluate(expression, scope),
  };

/** Functions whose results depend on more than the table and the expression. */
const OUTSIDE = new Set(['date_now', 'param', 'rand']);

function lookUp(name: string, parts: readonly Value[], scope: Scope): Value {
  if (OUTSIDE.has(name)) {
    throw new NotComputed(`The result of ${name} is not computed here.`);
  }
  const search = LOOKUPS[name];
  if (!search) {
    throw new OperatorError(`There is no function "${name}".`);
  }
  expectCount(parts, name, 1, 2);
  const found = search(textOf(parts[0], name) ?? '', scope);
  return parts[1] ? asType(found, textOf(parts[1], name), name) : found;
}

function macroOf(parts: readonly Value[], scope: Scope): Value {
  expectCount(parts, 'macro', 1, 2);
  const [name, otherwise] = parts.map((part) => textOf(part, 'macro') ?? '');
  const value = scope.variables?.[name ?? ''] ?? otherwise;
  return text(value ?? variableOf(name ?? '', scope));
}

/** True if a part has the same value in all rows. */
function isConstant(node: Node): boolean {
  switch (node.kind) {
    case 'call':
      return (
        node.name !== 'rand' &&
        !(node.name in LOOKUPS) &&
        node.parts.every(isConstant)
      );
    case 'name':
      return node.text in CONSTANTS;
    default:
      return !node.kind.startsWith('column');
  }
}

/**
 * Returns the branch that an `if` with a constant condition selects. The branch
 * keeps its own type.
 */
function picked(
  {name, parts: [condition]}: Extract<Node, {kind: 'call'}>,
  [value, then, otherwise]: readonly Value[],
): Value | undefined {
  if (name !== 'if' || !condition || !otherwise || !isConstant(condition)) {
    return undefined;
  }
  const holds = truthOf(value, name);
  return holds === null ? undefined : holds ? then : otherwise;
}

function valueOf(node: Node, scope: Scope): Value {
  switch (node.kind) {
    case 'call': {
      expectDrawn(node);
      const parts = node.parts.map((part) => valueOf(part, scope));
      const choice = picked(node, parts);
      if (choice) {
        return choice;
      }
      if (node.name === 'macro') {
        return macroOf(parts, scope);
      }
      if (node.name === 'rand') {
        const isConstantSeed = node.parts.every(isConstant);
        return randomOf(parts, isConstantSeed, scope.row ?? 0);
      }
      const call = CALLS[node.name];
      return call ? call(parts, node.name) : lookUp(node.name, parts, scope);
    }
    case 'name':
      return CONSTANTS[node.text] ?? columnOf(node.text, scope);
    case 'column':
      return columnOf(node.text, scope);
    case 'variable':
      return text(variableOf(node.text, scope));
    case 'column of variable':
      return columnOf(variableOf(node.text, scope), scope);
    case 'text':
      return text(node.text);
    default:
      return numeric(node.kind, Number(node.text));
  }
}

/**
 * Evaluates an expression for a row.
 * @throws OperatorError if the expression cannot be parsed or applied.
 */
export function evaluate(expression: string, scope: Scope): Value {
  return valueOf(parseExpression(expression), scope);
}
