import {conditionContext} from './readParameters.mjs';
import {asSentence, single} from './words.mjs';

/** What collected facts call the capabilities of the records, in the order of the records. */
const CAPABILITIES = {
  numeric_columns: 'numerical_attributes',
  binominal_columns: 'binominal_attributes',
  polynominal_columns: 'polynominal_attributes',
  missing_values: 'missing_values',
  weights: 'weighted_examples',
  numeric_label: 'numerical_label',
  binominal_label: 'binominal_label',
  polynominal_label: 'polynominal_label',
  one_class_label: 'one_class_label',
  no_label: 'no_label',
  updatable: 'updatable',
  formula: 'formula_provider',
};

/** Values of a list such as `a, b or c`. */
const listed = (text) => text.split(/, | or /).map((one) => one.trim());

/**
 * `holds when a is x or y`, or `holds unless a = x`, as parameter values; the
 * words where the operator has no such parameter or value.
 */
function readCondition(written, {names}) {
  const [, word, name, values] =
    /^holds (?:only )?(when|unless) (\w+) (?:=|is) ([^;]+)(?:; not with .+)?$/.exec(
      written,
    ) ?? [];
  const options = names.get(name)?.options?.filter(Boolean) ?? [];
  const wanted = listed(values ?? '');
  if (!wanted.every((value) => options.includes(value))) {
    return written.replace(/^holds (only )?(when )?/, '');
  }
  return {
    [name]: single(
      word === 'when'
        ? wanted
        : options.filter((value) => !wanted.includes(value)),
    ),
  };
}

/** What an operator checks its data for, and the notes on it; nothing where the facts have none. */
export function readCapabilities(fact) {
  const {accepts = {}, conditions = {}, notes = []} = fact.capabilities ?? {};
  const context = conditionContext(fact);
  const known = Object.entries(CAPABILITIES)
    .filter(([, name]) => Object.hasOwn(accepts, name))
    .map(([capability, name]) => [
      capability,
      accepts[name] === 'depends'
        ? {when: readCondition(conditions[name] ?? 'it depends', context)}
        : accepts[name],
    ]);
  return {
    ...(known.length > 0 && {capabilities: Object.fromEntries(known)}),
    ...(notes.length > 0 && {capability_notes: notes.map(asSentence)}),
  };
}
