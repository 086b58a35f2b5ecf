import {nameOf, single} from './facts/words.mjs';

/** Condition that holds for no workflow of today: the parameter is there for old ones. */
export const NEVER = Symbol('never');

/** Alternatives of which any holds; each is a map of which all hold. Undefined: not known. */
function allOf(parts) {
  return parts.reduce(
    (sum, part) =>
      sum &&
      part &&
      sum.flatMap((one) => part.map((other) => ({...one, ...other}))),
    [{}],
  );
}

function anyOf(parts) {
  return parts.every(Boolean) ? parts.flat() : undefined;
}

function equals({parameter: name, equals: values, not_equals: others}, names) {
  const options = names.get(nameOf(name))?.options;
  const wanted = values ?? options?.filter((one) => !others?.includes(one));
  return wanted && [{[nameOf(name)]: single(wanted)}];
}

/** A condition that is written as data. */
function structure(node, context) {
  if (node.port) {
    const state = node.connected ? 'connected' : 'not connected';
    return [{[`port ${node.port}`]: state}];
  }
  if (node.operator_version) {
    return node.operator_version.above ? [{}] : [];
  }
  if (node.equals || node.not_equals) {
    return equals(node, context.names);
  }
  const parts = (list) => list.map((one) => structure(one, context));
  if (node.any_of) {
    return anyOf(parts(node.any_of));
  }
  return node.all_of && allOf(parts(node.all_of));
}

function parseData(text) {
  const json = text
    .replaceAll("'", '"')
    .replaceAll(/\bTrue\b/g, 'true')
    .replaceAll(/\bFalse\b/g, 'false');
  return JSON.parse(json);
}

/** A condition in words: `a = x or y`, `a is x`, or a port that is not connected. */
function words(text, {names, ports}) {
  const port = /^(?:port (.+)|(.+?)(?: input)? port) not connected$/.exec(text);
  const portName = port?.[1] ?? port?.[2];
  if (portName && ports.includes(portName)) {
    return [{[`port ${portName}`]: 'not connected'}];
  }
  const [, name, values = ''] = /^(.+?) (?:=|is) (.+)$/.exec(text) ?? [];
  // What the facts have of a setting of the platform that no reader can change.
  if (name === 'None') {
    return [{}];
  }
  // That a parameter has a value at all is no condition on it.
  if (names.has(nameOf(text))) {
    return [{}];
  }
  const parameter = name && names.get(nameOf(name));
  if (!parameter || values.includes(' = ')) {
    return undefined;
  }
  const list = values
    .split(' or ')
    .map((value) =>
      parameter.type === 'boolean' && /^(true|false)$/.test(value)
        ? value === 'true'
        : value,
    );
  const isKnown = list.every(
    (value) => !parameter.options || parameter.options.includes(value),
  );
  return isKnown ? [{[nameOf(name)]: single(list)}] : undefined;
}

/** Parts that ` and ` joins, outside of braces. */
function partsOf(text) {
  let depth = 0;
  return text.split(/( and |[{}])/).reduce(
    (parts, token) => {
      depth += Number(token === '{') - Number(token === '}');
      return token === ' and ' && depth === 0
        ? [...parts, '']
        : [...parts.slice(0, -1), parts.at(-1) + token];
    },
    [''],
  );
}

/**
 * A condition of collected facts in the form of a record: a map, a list of
 * maps, the words where no map says it, `NEVER`, or undefined for none.
 *
 * @param {string | null | undefined} written
 * @param {object} context
 * @param {ReadonlyMap<string, object>} context.names Parameters by name.
 * @param {readonly string[]} context.ports Names of inputs and outputs.
 */
export function readCondition(written, context) {
  if (!written) {
    return undefined;
  }
  const text = written.replaceAll(/ ?\(then mandatory\)/g, '');
  const found = allOf(
    partsOf(text).map((part) =>
      part.startsWith('{')
        ? structure(parseData(part), context)
        : words(part, context),
    ),
  );
  if (!found) {
    return text;
  }
  if (found.length === 0) {
    return NEVER;
  }
  return found.some((map) => Object.keys(map).length === 0)
    ? undefined
    : single(found);
}
