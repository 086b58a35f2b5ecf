import {isDeepStrictEqual} from 'node:util';

/** Share of a fragment that must be there for a page to use it. */
const COVERAGE = 0.6;

const FIELDS = [
  'type',
  'default',
  'default_text',
  'min',
  'max',
  'options',
  'dynamic_options',
  'columns',
  'column_types',
  'required',
  'advanced',
  'deprecated',
  'only_when',
];

/** A parameter without prose: what two of them are compared by. */
export function factsOf(parameter) {
  return Object.fromEntries(
    ['name', ...FIELDS]
      .map((field) => [
        field,
        field === 'options' &&
        parameter.options &&
        !Array.isArray(parameter.options)
          ? Object.keys(parameter.options)
          : parameter[field],
      ])
      .filter(([, value]) => value !== undefined && value !== false)
      .concat(parameter.default === false ? [['default', false]] : []),
  );
}

function changesOf(parameter, wanted) {
  const own = factsOf(parameter);
  const other = factsOf(wanted);
  return Object.fromEntries(
    FIELDS.filter((field) => !isDeepStrictEqual(own[field], other[field])).map(
      (field) => [field, other[field] ?? null],
    ),
  );
}

function tryFragment(name, fragment, rest) {
  const run = [];
  let from = 0;
  for (const parameter of rest) {
    // A fragment can leave parameters out, but not change their order.
    const at = fragment.findIndex(
      (one, index) => index >= from && one.name === parameter.name,
    );
    if (at < 0) {
      break;
    }
    run.push({known: fragment[at], wanted: parameter});
    from = at + 1;
  }
  if (run.length < fragment.length * COVERAGE) {
    return undefined;
  }
  const set = Object.fromEntries(
    run
      .map(({known, wanted}) => [wanted.name, changesOf(known, wanted)])
      .filter(([, changes]) => Object.keys(changes).length > 0),
  );
  const without = fragment
    .map((one) => one.name)
    .filter((one) => !run.some(({wanted}) => wanted.name === one));
  const changes = Object.values(set).reduce(
    (sum, fields) => sum + Object.keys(fields).length,
    without.length,
  );
  return {
    length: run.length,
    score: run.length * 3 - changes,
    item: {
      use: name,
      ...(changes > without.length && {set}),
      ...(without.length > 0 && {without}),
    },
  };
}

/** Replaces runs of parameters by the fragments that say the same in the fewest words. */
export function asFragments(parameters, fragments) {
  const items = [];
  for (let at = 0; at < parameters.length;) {
    const best = Object.entries(fragments)
      .map(([name, fragment]) =>
        tryFragment(name, fragment.parameters, parameters.slice(at)),
      )
      .filter((found) => found && found.score > 0)
      .sort((a, b) => b.score - a.score)[0];
    items.push(best?.item ?? parameters[at]);
    at += best?.length ?? 1;
  }
  return items;
}
