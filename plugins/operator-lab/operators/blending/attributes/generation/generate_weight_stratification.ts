import {isNominal} from '../../../_shared/tables/chosenColumns';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/**
 * Generate Weight (Stratification): adds row weights with the same sum for each
 * class.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  if (columnWithRole(table, 'weight')) {
    return {'example set output': table, original: table};
  }
  const label = columnWithRole(table, 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('The table needs a nominal label.');
  }
  if (table.some(({name}) => name === 'weight')) {
    throw new OperatorError('There is a column "weight" already.');
  }
  const classes = knownValues(label);
  const share = Number(settings.total_weight ?? 1) / classes.length;
  const rows = (name: unknown) =>
    label.values.filter((value) => value === name).length;
  const weight: Column = {
    name: 'weight',
    type: 'real',
    role: 'weight',
    values: label.values.map((value) => share / rows(value ?? classes[0])),
  };
  return {'example set output': [...table, weight], original: table};
};
