import {weightTable} from '../../_shared/search/attributeWeights';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import type {Run} from '../../_shared/types';

/**
 * Weight by User Specification: assigns a weight to the columns whose whole
 * name matches an expression. A later entry replaces an earlier one.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const names = regularColumns(table).map(({name}) => name);
  const weights = new Map(
    names.map((name) => [name, Number(settings.default_weight ?? 1)]),
  );
  const entries = (settings.name_regex_to_weights ?? []) as readonly (readonly [
    string,
    string,
  ])[];
  for (const [expression, text] of entries) {
    const weight = Number(text);
    const whole = new RegExp(`^(?:${expression})$`);
    const fitting = names.filter((name) => whole.test(name));
    for (const name of fitting) {
      weights.set(
        name,
        settings.distribute_weights === true ? weight / fitting.length : weight,
      );
    }
  }
  return {weights: weightTable(weights, settings), 'example set': table};
};
