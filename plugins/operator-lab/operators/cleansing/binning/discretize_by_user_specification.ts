import {chosenColumns, isNumeric} from '../../_shared/tables/chosenColumns';
import {binnedOutputs} from '../../_shared/tables/discretize';
import {sortedBins} from '../../_shared/tables/rangeNames';
import type {Run} from '../../_shared/types';

/** Discretize by User Specification: creates bins with given upper limits. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const classes = Array.isArray(settings.classes)
    ? settings.classes
    : [
        ['first', '-Infinity'],
        ['last', 'Infinity'],
      ];
  const bins = sortedBins(
    classes.map(([name, limit]) => ({
      name: String(name),
      limit: Number(limit),
    })),
  );
  const chosen = chosenColumns(table, settings, isNumeric);
  return binnedOutputs(
    inputs,
    new Map(chosen.map(({name}) => [name, bins] as const)),
  );
};
