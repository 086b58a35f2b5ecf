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

/** Twice the gain in relation to both entropies; 0 where either of them is 0. */
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

/** Weight by Uncertainty: numeric columns in bins of equal width, then the symmetrical uncertainty of each column and the label. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  // Weights of rows play no part.
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
