import type {WorkflowOperator} from '../../shared/workflow';
import {changesOf} from './changes';
import type {Changes} from './changes';
import {isCollection} from './flow';
import type {Collection} from './flow';
import {markedTable} from './markedTable';
import type {MarkedColumn} from './markedTable';
import type {Step} from './runWorkflow';
import {shownTable} from './shownTable';
import type {ShownColumn} from './shownTable';
import type {Table} from './types';

/** A part of a sentence: a text, or a name that is shown as code. */
export type Phrase = string | {readonly code: string};

/** A table at an output of a step. */
export type StepTable = {
  /** Output and differences from the inputs, in words. Can be empty. */
  readonly words: readonly Phrase[];
  readonly columns: readonly MarkedColumn[];
};

type Shown = readonly ShownColumn[];

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** Joins names and values with commas. */
export function listed(values: readonly string[]): Phrase[] {
  return values.flatMap((value, at) => [
    ...(at > 0 ? [', '] : []),
    value === '' ? 'an empty text' : {code: value},
  ]);
}

/** The differences between a table and the inputs of its step, in words. */
function changeWords(
  output: Shown,
  {newColumns, removed, before, newRows}: Changes,
): Phrase[] {
  const added = output.filter((_, at) => newColumns[at]);
  const changed = before.flat().filter((value) => value !== undefined);
  const rows = newRows.filter(Boolean);
  return [
    ...(added.length > 0
      ? ['New: ', ...listed(added.map(({name}) => name)), '. ']
      : []),
    ...(removed.length > 0 ? ['Removed: ', ...listed(removed), '. '] : []),
    ...(changed.length > 0
      ? [`${count(changed.length, 'changed cell')}. `]
      : []),
    ...(rows.length > 0 ? [`${count(rows.length, 'new row')}. `] : []),
  ];
}

/** Shown tables at a port: one, or all tables of a collection. */
const shownAt = (value: Table | Collection): Shown[] =>
  (isCollection(value) ? value.tables : [value]).map(shownTable);

/** Shown tables at the connected outputs, or at the first one if none is. */
function shownOutputs({
  operator,
  outputs,
}: Step): (readonly [string, Shown[]])[] {
  const names =
    operator.outputs.length > 0
      ? operator.outputs.map(({name}) => name)
      : Object.keys(outputs).slice(0, 1);
  return names.map((name) => [name, shownAt(outputs[name] ?? [])]);
}

/** Tables of a step with marks, each with the words above it. */
export function stepTables(step: Step): StepTable[] {
  const inputs = Object.values(step.inputs).flatMap(shownAt);
  const outputs = shownOutputs(step);
  return outputs.flatMap(([name, tables]) =>
    tables.map((shown, at) => {
      // An operator without input has only new data.
      const changes = inputs.length > 0 ? changesOf(inputs, shown) : undefined;
      return {
        words: [
          ...(outputs.length > 1 ? ['Output ', {code: name}, '. '] : []),
          ...(tables.length > 1 ? [`Table ${at + 1}. `] : []),
          ...(changes ? changeWords(shown, changes) : []),
        ],
        columns: markedTable(shown, changes),
      };
    }),
  );
}

/** Size of the first output of a step: rows and columns, or a number of tables. */
export function stepSize(step: Step): string {
  const [[, [first = [], ...others]] = ['', []]] = shownOutputs(step);
  const rows = first[0]?.texts.length ?? 0;
  return others.length > 0
    ? `${others.length + 1} tables`
    : `${count(rows, 'row')}, ${count(first.length, 'column')}`;
}

/** Name of an operator, with its title if that differs. */
export function operatorName({name, title}: WorkflowOperator): string {
  return title === undefined ? name : `${name} (${title})`;
}

/** Id of a step in its page: `step-first_of_group`. */
export function stepAnchor({name}: WorkflowOperator): string {
  return `step-${name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')}`;
}
