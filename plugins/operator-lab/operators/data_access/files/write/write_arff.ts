import {fileOf, rowsOf} from '../../../_shared/texts/fileText';
import {doubleText} from '../../../_shared/texts/doubleText';
import {NotComputed} from '../../../_shared/types';
import type {Column, Run, Value} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

const isText = ({type}: Column) => type === 'nominal' || type === 'binominal';

const quoted = (text: string) => `'${text}'`;

function declaration(column: Column): string {
  if (column.type === 'date') {
    throw new NotComputed('This example does not know dates.');
  }
  const type = isText(column)
    ? `{${knownValues(column).map(quoted).join(',')}}`
    : 'real';
  return `@ATTRIBUTE ${quoted(column.name)} ${type}`;
}

function cellText(value: Value, column: Column): string {
  if (value === null) {
    return '?';
  }
  return isText(column) ? quoted(String(value)) : doubleText(Number(value));
}

/**
 * Write ARFF: returns a header that declares the columns, followed by one line
 * per row.
 */
export const run: Run = (inputs) => {
  const {input: table = []} = inputs;
  return {
    ...fileOf([
      '@RELATION RapidMinerData',
      '',
      ...table.map(declaration),
      '',
      '@DATA',
      ...rowsOf(table).map((cells) =>
        cells.map((cell, at) => cellText(cell, table[at] as Column)).join(','),
      ),
    ]),
    through: table,
  };
};
