import type {
  Table,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/types';

/** Training data: a column, and a label with one letter for each class. */
export const labeledColumn = (
  values: readonly Value[],
  classes: string,
  knownValues?: readonly string[],
): Table => [
  {
    name: 'x',
    type: values.some((value) => typeof value === 'string')
      ? 'nominal'
      : 'real',
    values,
    ...(knownValues && {knownValues}),
  },
  {name: 'label', type: 'nominal', role: 'label', values: [...classes]},
];
