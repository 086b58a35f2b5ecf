import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {element, text} from '../../shared/drawing/nodes';
import {shownName} from '../../shared/record/parameter';
import type {WorkflowOperator} from '../../shared/workflow';
import {isCollection} from '../run/flow';
import type {Collection} from '../run/flow';
import type {Step} from '../run/runWorkflow';
import {shownTable} from '../run/shownTable';
import type {ShownColumn} from '../run/shownTable';
import type {Table} from '../run/types';
import {changesOf} from './changes';
import type {Changes} from './changes';
import {tableNode} from './tableNode';

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

function paragraph(...children: PhrasingContent[]): BlockContent {
  return {type: 'paragraph', children};
}

/** Joins values with commas. */
const listed = (values: readonly string[]): PhrasingContent[] =>
  values.flatMap((value, at) => [
    ...(at > 0 ? [text(', ')] : []),
    value === '' ? text('an empty text') : code(value),
  ]);

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** Size of a table in words. */
export function sizeText(columns: readonly ShownColumn[]): string {
  const rows = columns[0]?.texts.length ?? 0;
  return `${count(rows, 'row')}, ${count(columns.length, 'column')}`;
}

/** The settings of an operator as a list, or nothing if it has defaults only. */
function settingsList({written = []}: WorkflowOperator): BlockContent[] {
  return written.length === 0
    ? []
    : [
        {
          type: 'list',
          spread: false,
          children: written.map(({name, values}) => ({
            type: 'listItem',
            spread: false,
            children: [
              paragraph(text(`${shownName(name)}: `), ...listed(values)),
            ],
          })),
        },
      ];
}

/** The differences between a table and the inputs of its step, in words. */
function changeText(
  output: readonly ShownColumn[],
  {newColumns, removed, before, newRows}: Changes,
): PhrasingContent[] {
  const added = output.filter((_, at) => newColumns[at]);
  const changed = before.flat().filter((value) => value !== undefined);
  const rows = newRows.filter(Boolean);
  const parts: PhrasingContent[][] = [
    ...(added.length > 0
      ? [[text('New: '), ...listed(added.map(({name}) => name)), text('. ')]]
      : []),
    ...(removed.length > 0
      ? [[text('Removed: '), ...listed(removed), text('. ')]]
      : []),
    ...(changed.length > 0
      ? [[text(`${count(changed.length, 'changed cell')}. `)]]
      : []),
    ...(rows.length > 0 ? [[text(`${count(rows.length, 'new row')}. `)]] : []),
  ];
  return parts.flat();
}

/** Shown tables at a port: one, or all tables of a collection. */
const shownAt = (value: Table | Collection): (readonly ShownColumn[])[] =>
  (isCollection(value) ? value.tables : [value]).map(shownTable);

/** The connected outputs of a step, or its first one if none is connected. */
function outputNames({operator, outputs}: Step): string[] {
  return operator.outputs.length > 0
    ? operator.outputs.map(({name}) => name)
    : Object.keys(outputs).slice(0, 1);
}

/** Tables at an output, each below the words that describe it. */
function outputNodes(
  name: string,
  tables: readonly (readonly ShownColumn[])[],
  inputs: readonly (readonly ShownColumn[])[],
  isOnly: boolean,
): BlockContent[] {
  return tables.flatMap((shown, at) => {
    // An operator without input has only new data.
    const changes = inputs.length > 0 ? changesOf(inputs, shown) : undefined;
    const words = [
      ...(isOnly ? [] : [text('Output '), code(name), text('. ')]),
      ...(tables.length > 1 ? [text(`Table ${at + 1}. `)] : []),
      ...(changes ? changeText(shown, changes) : []),
    ];
    return [
      ...(words.length > 0 ? [paragraph(...words)] : []),
      tableNode(shown, changes),
    ];
  });
}

/** The steps of the inner workflows of a step. */
function innerNodes({inner}: Step): RootContent[] {
  return inner.flatMap(({name, steps, isRepeated}) => [
    paragraph(
      text(`Inside ${name}${isRepeated ? ', in the first iteration' : ''}:`),
    ),
    ...stepNodes(steps),
  ]);
}

/** A fold with the settings and the connected outputs of a step. */
function stepNode(step: Step, at: number): RootContent {
  const {operator, inputs, outputs} = step;
  const before = Object.values(inputs).flatMap(shownAt);
  const names = outputNames(step);
  const all = names.map((name) => shownAt(outputs[name] ?? []));
  const title = operator.title
    ? `${operator.name} (${operator.title})`
    : operator.name;
  const [[first, ...others] = []] = all;
  const size =
    others.length > 0 ? `${others.length + 1} tables` : sizeText(first ?? []);
  return {
    type: 'mdxJsxFlowElement',
    name: 'RecipeStep',
    attributes: [],
    children: [
      element('summary', {}, [text(`${at + 1}. ${title}: ${size}`)]),
      ...settingsList(operator),
      ...innerNodes(step),
      ...names.flatMap((name, index) =>
        outputNodes(name, all[index] ?? [], before, names.length === 1),
      ),
    ] as never,
  };
}

/** Folds of the steps of a workflow, in their order. */
export function stepNodes(steps: readonly Step[]): RootContent[] {
  return steps.map(stepNode);
}
