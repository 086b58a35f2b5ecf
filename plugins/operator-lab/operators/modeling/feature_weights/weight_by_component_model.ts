import {weightTable} from '../../_shared/search/attributeWeights';
import type {Run} from '../../_shared/types';

const PREFIX = 'Weight of ';

/**
 * Weight by Component Model: returns the weights of one component. The model is
 * a table with a row for each component.
 */
export const run: Run = (inputs, settings) => {
  const {model = []} = inputs;
  const wanted = Number(settings.component_number ?? 1);
  const weights = new Map(
    model
      .filter(({name}) => name.startsWith(PREFIX))
      .map(({name, values}) => [
        name.slice(PREFIX.length),
        Number(values[Math.min(wanted, values.length) - 1]),
      ]),
  );
  return {weights: weightTable(weights, settings), model};
};
