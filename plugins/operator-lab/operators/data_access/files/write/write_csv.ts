import {dateText} from '../../../_shared/texts/datePattern';
import {fileOf, rowsOf} from '../../../_shared/texts/fileText';
import {doubleText} from '../../../_shared/texts/doubleText';
import type {Column, Run, Settings, Value} from '../../../_shared/types';

/** Quotes a text. Quotation marks in the text become apostrophes. */
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

function dateCell(value: Value, settings: Settings): string {
  const date = new Date(String(value));
  return settings.format_date_attributes === false
    ? String(date.getTime())
    : dateText(date, String(settings.date_format ?? 'yyyy-MM-dd HH:mm:ss'));
}

function cellText(value: Value, {type}: Column, settings: Settings): string {
  if (value === null) {
    return '';
  }
  switch (type) {
    case 'date':
      return dateCell(value, settings);
    case 'integer':
      return Number.isFinite(value)
        ? String(Math.trunc(Number(value)))
        : String(value);
    case 'real':
      return doubleText(Number(value));
    default:
      return settings.quote_nominal_values === false
        ? String(value)
        : quoted(String(value));
  }
}

/** Write CSV: returns the lines of the file, with the header first. */
export const run: Run = (inputs, settings) => {
  const {input: table = []} = inputs;
  const separator = String(settings.column_separator ?? ';');
  const names = table.map(({name}) =>
    settings.quote_nominal_values === false ? name : quoted(name),
  );
  const lines = rowsOf(table).map((cells) =>
    cells
      .map((cell, at) => cellText(cell, table[at] as Column, settings))
      .join(separator),
  );
  return {
    ...fileOf(
      settings.write_attribute_names === false
        ? lines
        : [names.join(separator), ...lines],
    ),
    through: table,
  };
};
