import {weightTable} from '../../_shared/search/attributeWeights';
import {placedColumns} from '../../_shared/tables/binPlaces';
import {countsOfParts, labeledRows} from '../../_shared/tables/labelCounts';
import {
  entropy,
  informationGain,
  splitInformation,
} from '../../_shared/trees/splitCriteria';
import type {PartCounts} from '../../_shared/trees/splitCriteria';
import type {Run} from '../../_shared/types';

/**
 * Twice the information gain, divided by the sum of both entropies. It is 0 if
 * one of the entropies is 0.
 */
function symmetricalUncertainty(parts: PartCounts): number {
  const ofColumn = splitInformation(parts);
  const ofLabel = entropy(
    (parts[0] ?? []).map((_, at) =>
      parts.reduce((sum, part) => sum + (part[at] ?? 0), 0),
    ),
  );
  return ofColumn === 0 || ofLabel === 0
    ? 0
    : (2 * informationGain(parts)) / (ofColumn + ofLabel);
}

/**
 * Weight by Uncertainty: divides numeric columns into bins of equal width, and
 * returns the symmetrical uncertainty of each column and the label.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  // Row weights are ignored.
  const rows = labeledRows(table.filter(({role}) => role !== 'weight'));
  const bins = Number(settings.number_of_bins ?? 10);
  const weights = new Map(
    placedColumns(table, bins).map(({name, places}) => {
      const parts = countsOfParts(rows, places, Math.max(...places) + 1);
      return [
        name,
        symmetricalUncertainty(parts.filter((part) => part.some(Boolean))),
      ] as const;
    }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
