import {isNominal, isNumeric} from '../../_shared/tables/chosenColumns';
import {patternOf} from '../../_shared/texts/textReplacement';
import {treatColumns} from '../../_shared/tables/treatedColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Value} from '../../_shared/types';

/** Old and new values, in the configured order. */
type Mappings = readonly (readonly [string, string])[];

function mappingsOf(settings: Settings): Mappings {
  const {replace_what: what, replace_by: by, value_mappings: list} = settings;
  return [
    ...(what && by ? [[String(what), String(by)] as const] : []),
    ...(Array.isArray(list) ? (list as [string, string][]) : []),
  ];
}

const orMissing = (text: string): string | null => (text === '?' ? null : text);

/** Parses a number. NaN is a missing value, and null is not a number. */
function numberOf(text: string): number | null {
  if (text === '?' || text.trim() === 'NaN') {
    return NaN;
  }
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(number) ? null : number;
}

function nominalMapper(
  mappings: Mappings,
  settings: Settings,
): (value: Value) => Value {
  const {default_value: other, add_default_mapping: hasDefault} = settings;
  // If a text has two entries, the last one wins.
  const texts = new Map(mappings);
  const patterns =
    settings.consider_regular_expressions === true
      ? mappings.map(
          ([old, now]) => [patternOf(`^(?:${old})$`, 'u'), now] as const,
        )
      : [];
  return (value) => {
    const text = String(value ?? '?');
    const found =
      patterns.find(([pattern]) => pattern.test(text))?.[1] ?? texts.get(text);
    if (found !== undefined) {
      return orMissing(found);
    }
    return hasDefault === true && text !== '?'
      ? orMissing(String(other))
      : orMissing(text);
  };
}

function numericMapper(
  mappings: Mappings,
  settings: Settings,
): (value: Value) => Value {
  const {default_value: other, add_default_mapping: hasDefault} = settings;
  const numbers = new Map<number, number>();
  for (const [old, now] of mappings) {
    const [from, to] = [numberOf(old), numberOf(now)];
    if (from !== null && to !== null) {
      numbers.set(from, to);
    }
  }
  const rest = hasDefault === true ? numberOf(String(other)) : null;
  if (hasDefault === true && rest === null) {
    throw new OperatorError(`The default "${String(other)}" is no number.`);
  }
  return (value) => {
    const old = value === null ? NaN : Number(value);
    const now = numbers.get(old) ?? rest ?? old;
    return Number.isNaN(now) ? null : now;
  };
}

function mapped(column: Column, map: (value: Value) => Value): Column {
  const values = column.values.map(map);
  const known = [...new Set(values.filter((value) => value !== null))];
  if (column.type === 'binominal' && known.length > 2) {
    throw new OperatorError(
      `The column "${column.name}" has two values, and "${known[2]}" would be a third one.`,
    );
  }
  return isNominal(column)
    ? {...column, values, knownValues: known.map(String)}
    : {...column, values};
}

/** Map: replaces complete values, either texts or numbers. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  if (settings.add_default_mapping === true && !settings.default_value) {
    throw new OperatorError('The default mapping has no value.');
  }
  const mappings = mappingsOf(settings);
  const kinds = new Set<boolean>();
  const output = treatColumns(
    table,
    settings,
    () => true,
    (column) => {
      kinds.add(isNominal(column));
      if (kinds.size > 1) {
        throw new OperatorError('Columns of text and of numbers are mixed.');
      }
      const mapperOf = isNumeric(column) ? numericMapper : nominalMapper;
      return mapped(column, mapperOf(mappings, settings));
    },
  );
  return {'example set output': output, original: table};
};
