import {createJiti} from 'jiti';
import {NEVER, readCondition} from '../readCondition.mjs';
import {defined, nameOf} from './words.mjs';

const {PARAMETER_TYPES} = await createJiti(import.meta.url).import(
  '../../../plugins/operator-pages/record/parameter.ts',
);

/** Types of records by their names in collected facts. */
const TYPES = Object.fromEntries(
  Object.entries(PARAMETER_TYPES).flatMap(([type, {facts}]) =>
    facts.map((name) => [name, type]),
  ),
);

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
  return PARAMETER_TYPES[type]?.control === 'number' &&
    typeof value === 'string'
    ? {default_text: value}
    : {default: value};
}

function readParameter(fact, context) {
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
  return defined(result);
}

/**
 * What the conditions of an operator may name: its parameters and ports.
 * @param {object} fact Collected facts on an operator.
 */
export function conditionContext({parameters = [], inputs, outputs}) {
  return {
    names: new Map(parameters.map((one) => [nameOf(one.name), one])),
    ports: [...inputs, ...outputs].map(({name}) => name),
  };
}

/** Parameters of an operator in the form of a record, in the order of the platform. */
export function readParameters(fact) {
  const context = conditionContext(fact);
  return (fact.parameters ?? []).map((one) => readParameter(one, context));
}
