import {partsOf} from '../../../_shared/tables/partitions';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Parses a comma-separated list of fractions and scales them to a sum of 1. */
function ratiosOf(list: string): number[] {
  const texts = list.split(',').filter((text) => text.trim());
  if (!texts.length) {
    throw new OperatorError('The list of partitions is empty.');
  }
  const ratios = texts.map((text) => {
    const ratio = Number(text);
    if (Number.isNaN(ratio)) {
      throw new OperatorError(`"${text.trim()}" is no number.`);
    }
    return ratio;
  });
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return ratios.map((ratio) => ratio / sum);
}

/** Split Data: assigns each row to one of the parts. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const ratios = ratiosOf(String(settings.partitions ?? ''));
  const parts = partsOf(table, {
    ratios,
    sampling: String(settings.sampling_type ?? 'automatic'),
    random: randomOf(settings),
  });
  return Object.fromEntries(
    ratios.map((_, number) => [
      `partition ${number + 1}`,
      rowsAt(
        table,
        [...parts.keys()].filter((row) => parts[row] === number),
      ),
    ]),
  );
};
