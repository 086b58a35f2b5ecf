import {isNominal} from '../../_shared/tables/chosenColumns';
import {patternOf} from '../../_shared/texts/textReplacement';
import {takeColumns} from '../../_shared/tables/treatedColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Table} from '../../_shared/types';

/** Splits a text. Trailing empty parts are removed. */
function partsOf(text: string, pattern: RegExp): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const {0: match, index} of text.matchAll(pattern)) {
    if (match === '' && (index === 0 || index === text.length)) {
      continue;
    }
    parts.push(text.slice(from, index));
    from = index + match.length;
  }
  if (from === 0 && !parts.length) {
    return [text];
  }
  parts.push(text.slice(from));
  while (parts.at(-1) === '') {
    parts.pop();
  }
  return parts;
}

type Split = (column: Column, parts: readonly (readonly string[])[]) => Table;

const ordered: Split = ({name, values}, parts) => {
  const count = Math.max(...parts.map((own) => own.length));
  return Array.from({length: count}, (_, at) => ({
    name: `${name}_${at + 1}`,
    type: 'nominal',
    values: parts.map((own, row) =>
      values[row] === null ? null : (own[at] ?? null),
    ),
  }));
};

const unordered: Split = ({name}, parts) =>
  [...new Set(parts.flat())].sort().map((part) => ({
    name: `${name}_${part}`,
    type: 'binominal',
    knownValues: ['false', 'true'],
    values: parts.map((own) => String(own.includes(part))),
  }));

/**
 * Split: splits texts into columns, by position or with one column for each
 * part.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {chosen, turnedDown, rest} = takeColumns(table, settings, isNominal);
  const pattern = patternOf(String(settings.split_pattern ?? ','));
  const split = settings.split_mode === 'unordered_split' ? unordered : ordered;
  let output = rest;
  for (const column of table) {
    if (!chosen.includes(column) && !turnedDown.includes(column)) {
      continue;
    }
    const parts = column.values.map((value) =>
      partsOf(String(value ?? '?'), pattern),
    );
    if (parts.some((own) => own.length > 1)) {
      const added = split(column, parts);
      const taken = added.find(({name}) =>
        output.some((one) => one.name === name),
      );
      if (taken) {
        throw new OperatorError(`There is a column "${taken.name}" already.`);
      }
      output = [...output.filter(({name}) => name !== column.name), ...added];
    }
  }
  return {'example set output': output, original: table};
};
