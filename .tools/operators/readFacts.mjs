import {NEVER, readCondition} from './readCondition.mjs';

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
  const number = Number(value);
  // Bounds of the largest whole numbers of a computer are none to a reader.
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

function range({min, max, range: text}) {
  const [low, high] =
    typeof text === 'string' ? text.split(/\.\.| to /) : [min, max];
  return {min: bound(low), max: bound(high)};
}

/** The default as a value, or as a text where no value of the type says it. */
function defaultOf({default: value}, type) {
  if (value === null || value === undefined || value === '') {
    return {};
  }
  if (Array.isArray(value)) {
    return {default_text: value.map((row) => row.join(': ')).join(', ')};
  }
  if (value === 'Infinity') {
    return {default: 'infinity'};
  }
  const isNumber = type === 'integer' || type === 'real number';
  return isNumber && typeof value === 'string'
    ? {default_text: value}
    : {default: value};
}

function parameterOf(fact, context) {
  const written = fact.only_when ?? fact.depends_on;
  const condition = readCondition(written, context);
  const type = TYPES[fact.type] ?? fact.type;
  const options = fact.options?.filter((option) => option !== '');
  const result = {
    name: nameOf(fact.name),
    type,
    ...defaultOf(fact, type),
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
    deprecated: fact.deprecated || condition === NEVER ? true : undefined,
    only_when: condition === NEVER ? undefined : condition,
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

const DIRECTIONS = {inputs: 'sources', outputs: 'sinks'};

/** Inner processes of which only names are known: of the one that there is, or of several. */
function namedProcesses(inner, ports) {
  const known = (name) => ports.find((port) => port.name === name);
  const portsOf = (list = []) =>
    list.map((name) => known(name) ?? {name, type: 'Any object'});
  return Object.keys(inner).some((key) => key in DIRECTIONS)
    ? [
        {
          name: 'Subprocess',
          sources: portsOf(inner.inputs),
          sinks: portsOf(inner.outputs),
        },
      ]
    : Object.keys(inner).map((name) => ({
        name: name.charAt(0).toUpperCase() + name.slice(1),
        sources: [],
        sinks: [],
      }));
}

function subprocessesOf(fact, ports, portTypes) {
  const {subprocesses, inner_ports: inner} = fact;
  if (inner && !Array.isArray(inner)) {
    return namedProcesses(inner, ports);
  }
  return (subprocesses ?? []).map((name) => {
    const found = inner?.find(({subprocess}) => subprocess === name);
    const portsOf = (list = []) =>
      list
        .filter((port) => typeof port === 'object')
        .map((port) => portOf(port, portTypes));
    return {
      name,
      sources: portsOf(found?.sources),
      sinks: portsOf(found?.sinks),
    };
  });
}

/** Why the operator is not to be used, and the first related one in its place. */
function deprecationOf({id, deprecated_since: since, related}) {
  if (!since && !/(^|\/)deprecated\//.test(id)) {
    return undefined;
  }
  const [successor] = related ?? [];
  return {
    ...(since && {since}),
    ...(successor
      ? {successor: [successor]}
      : {note: 'It is kept for old workflows only.'}),
  };
}

/** Lists that are empty because the facts know nothing, rather than because there is nothing. */
function unrecordedOf({parameters_from: from}, record) {
  return from === 'unknown'
    ? ['outputs', 'parameters'].filter((list) => record[list].length === 0)
    : [];
}

/**
 * Collected facts on an operator (a line of JSON) in the form of a record:
 * what the record of its page must say, without prose. Options are names only.
 */
export function readFacts(fact, portTypes) {
  const parameters = fact.parameters ?? [];
  const inputs = fact.inputs.map((port) => portOf(port, portTypes));
  const outputs = fact.outputs.map((port) => portOf(port, portTypes));
  const ports = [...inputs, ...outputs];
  const context = {
    names: new Map(parameters.map((one) => [nameOf(one.name), one])),
    ports: ports.map(({name}) => name),
  };
  const deprecated = deprecationOf(fact);
  const record = {
    ...(fact.key && {key: fact.key}),
    ...(deprecated && {deprecated}),
    inputs,
    outputs,
    subprocesses: subprocessesOf(fact, ports, portTypes),
    parameters: parameters.map((one) => parameterOf(one, context)),
    related: fact.related ?? [],
  };
  const unrecorded = unrecordedOf(fact, record);
  return {...record, ...(unrecorded.length > 0 && {unrecorded})};
}
