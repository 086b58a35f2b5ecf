import {annotated} from '../../_shared/tables/annotations';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Table} from '../../_shared/types';

function nominalColumn(table: Table, name: unknown): Column {
  const column = table.find((one) => one.name === name);
  if (!column || ['integer', 'real', 'date'].includes(column.type)) {
    throw new OperatorError(`There is no nominal column "${String(name)}".`);
  }
  return column;
}

/**
 * Data to Annotations: adds the annotations in the table to an object. A row
 * without text removes an annotation.
 */
export const run: Run = ({annotations = [], notes = []}, settings) => {
  const names = nominalColumn(annotations, settings.key_attribute);
  const texts = nominalColumn(annotations, settings.value_attribute);
  return {
    notes: annotated(
      notes,
      names.values.map((name, row) => {
        const text = texts.values[row] ?? null;
        return [String(name ?? '?'), text === null ? null : String(text)];
      }),
      settings.duplicate_annotations,
    ),
  };
};
