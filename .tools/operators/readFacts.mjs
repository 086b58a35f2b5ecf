/** Types of parameters in collected facts, in the words of the records. */
const TYPES = {
  boolean: 'boolean',
  int: 'integer',
  integer: 'integer',
  long: 'integer',
  double: 'real number',
  real: 'real number',
  string: 'string',
  text: 'text',
  char: 'character',
  password: 'password',
  category: 'selection',
  string_category: 'selection or text',
  suggestion: 'selection or text',
  attribute: 'column',
  attributes: 'columns',
  regexp: 'regular expression',
  expression: 'expression',
  date_time: 'date',
  date_format: 'date format',
  list: 'list',
  enumeration: 'enumeration',
  attribute_ordering_rules: 'enumeration',
  matrix: 'matrix',
  filter: 'condition',
  file: 'file',
  directory: 'directory',
  connection: 'connection',
  connection_location: 'connection',
  repository_location: 'repository location',
  configuration_wizard: 'button',
};

/** Numbers that stand for 'no bound'. */
const NO_BOUND = new Set([
  'Infinity',
  '-Infinity',
  'inf',
  '-inf',
  2147483647,
  -2147483648,
  1.7976931348623157e308,
  -1.7976931348623157e308,
]);

const nameOf = (name) => name.replaceAll(' ', '_');

function bound(value) {
  if (value === undefined || value === null || NO_BOUND.has(value)) {
    return undefined;
  }
  return Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function range({min, max, range: text}) {
  const [low, high] = typeof text === 'string' ? text.split('..') : [min, max];
  return {min: bound(low), max: bound(high)};
}

function defaultOf({default: value}) {
  if (value === null || value === '') {
    return undefined;
  }
  return value === 'Infinity' ? 'infinity' : value;
}

function clause(words, names, inputs) {
  const port = /^(\S+) input port not connected$/.exec(words)?.[1];
  if (port && inputs.includes(port)) {
    return {[`port ${port}`]: 'not connected'};
  }
  const [name, values, ...more] = words.split(' = ');
  const parameter = names.get(nameOf(name));
  if (!parameter || values === undefined || more.length > 0) {
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
  return isKnown
    ? {[nameOf(name)]: list.length === 1 ? list[0] : list}
    : undefined;
}

/** A condition such as `a = x or y (then mandatory) and b = true` as a map; text where it is none. */
function condition(written, names, inputs) {
  if (!written) {
    return undefined;
  }
  const port = /'port': '([^']+)', 'connected': False/.exec(written)?.[1];
  // That the operator is newer than some old version holds for all of today's.
  const words = written
    .replaceAll(/ ?\(then mandatory\)/g, '')
    .replaceAll(/\{'operator_version': \{'above': '[^']*'\}\} and /g, '');
  const clauses = port
    ? [{[`port ${port}`]: 'not connected'}]
    : words.split(' and ').map((one) => clause(one, names, inputs));
  return clauses.every(Boolean) ? Object.assign({}, ...clauses) : words;
}

function parameterOf(fact, names, inputs) {
  const written = fact.only_when ?? fact.depends_on;
  const options = fact.options?.filter((option) => option !== '');
  const result = {
    name: nameOf(fact.name),
    type: TYPES[fact.type] ?? fact.type,
    default: defaultOf(fact),
    ...range(fact),
    options: options?.length > 0 ? options : undefined,
    dynamic_options: fact.options_dynamic ? true : undefined,
    columns:
      fact.type === 'list' && fact.key_type?.name && fact.value_type?.name
        ? [fact.key_type.name, fact.value_type.name].map((name) =>
            name.replaceAll('_', ' '),
          )
        : undefined,
    column_types: fact.value_types?.length > 0 ? fact.value_types : undefined,
    required:
      fact.required ||
      /then mandatory/.test(written ?? '') ||
      (fact.optional === false && fact.default === null)
        ? true
        : undefined,
    advanced: fact.advanced ? true : undefined,
    deprecated: fact.deprecated ? true : undefined,
    only_when: condition(written, names, inputs),
  };
  return Object.fromEntries(
    Object.entries(result).filter(([, value]) => value !== undefined),
  );
}

/** The name that readers see for a type of port, by the names that the site lists for it. */
function portType(type, portTypes) {
  if (!type) {
    return 'Any object';
  }
  const wanted = type.toLowerCase();
  const found = Object.entries(portTypes).find(([name, {also = []}]) =>
    [name, ...also].some((one) => one.toLowerCase() === wanted),
  );
  return found?.[0] ?? type;
}

function portOf(fact, portTypes) {
  return {
    name: fact.name,
    type: portType(fact.type, portTypes),
    ...(fact.optional && {optional: true}),
    ...((fact.extendable || fact.many) && {many: true}),
  };
}

function subprocessesOf({subprocesses = [], inner_ports: inner}, portTypes) {
  return (subprocesses ?? []).map((name) => {
    const found = Array.isArray(inner)
      ? inner.find(({subprocess}) => subprocess === name)
      : undefined;
    const ports = (list = []) =>
      list
        .filter((port) => typeof port === 'object')
        .map((port) => portOf(port, portTypes));
    return {name, sources: ports(found?.sources), sinks: ports(found?.sinks)};
  });
}

/**
 * Collected facts on an operator (a line of JSON) in the form of a record:
 * what the record of its page must say, without prose. Options are names only.
 */
export function readFacts(fact, portTypes) {
  const parameters = fact.parameters ?? [];
  const inputs = fact.inputs.map(({name}) => name);
  const names = new Map(parameters.map((one) => [nameOf(one.name), one]));
  return {
    ...(fact.key && {key: fact.key}),
    inputs: fact.inputs.map((port) => portOf(port, portTypes)),
    outputs: fact.outputs.map((port) => portOf(port, portTypes)),
    subprocesses: subprocessesOf(fact, portTypes),
    parameters: parameters.map((one) => parameterOf(one, names, inputs)),
    related: fact.related ?? [],
  };
}
