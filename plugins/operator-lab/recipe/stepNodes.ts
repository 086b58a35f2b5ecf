import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {element, text} from '../../shared/drawing/nodes';
import {shownName} from '../../shared/record/parameter';
import type {WorkflowOperator} from '../../shared/workflow';
import type {Step} from '../run/runWorkflow';
import {shownTable} from '../run/shownTable';
import type {ShownColumn} from '../run/shownTable';
import {changesOf} from './changes';
import type {Changes} from './changes';
import {tableNode} from './tableNode';

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

function paragraph(...children: PhrasingContent[]): BlockContent {
  return {type: 'paragraph', children};
}

/** Joins phrases with commas. */
const listed = (values: readonly string[]): PhrasingContent[] =>
  values.flatMap((value, at) => [...(at > 0 ? [text(', ')] : []), code(value)]);

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
              paragraph(
                text(`${shownName(name)}: `),
                ...values.flatMap((value, at) => [
                  ...(at > 0 ? [text(', ')] : []),
                  value === '' ? text('an empty text') : code(value),
                ]),
              ),
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
  return parts.length > 0 ? parts.flat() : [];
}

/** A fold with the settings and the connected outputs of a step. */
function stepNode({operator, inputs, outputs}: Step, at: number): RootContent {
  const before = Object.values(inputs).map(shownTable);
  const names =
    operator.outputs.length > 0
      ? operator.outputs.map(({name}) => name)
      : Object.keys(outputs).slice(0, 1);
  const tables = names.map((name) => {
    const shown = shownTable(outputs[name] ?? []);
    return {
      name,
      shown,
      // An operator without input has only new data.
      ...(before.length > 0 && {changes: changesOf(before, shown)}),
    };
  });
  const title = operator.title
    ? `${operator.name} (${operator.title})`
    : operator.name;
  const [first] = tables;
  return {
    type: 'mdxJsxFlowElement',
    name: 'RecipeStep',
    attributes: [],
    children: [
      element('summary', {}, [
        text(`${at + 1}. ${title}`),
        ...(first ? [text(`: ${sizeText(first.shown)}`)] : []),
      ]),
      ...settingsList(operator),
      ...tables.flatMap(({name, shown, changes}) => {
        const change = changes ? changeText(shown, changes) : [];
        const port =
          tables.length > 1 ? [text('Output '), code(name), text('. ')] : [];
        const words = [...port, ...change];
        return [
          ...(words.length > 0 ? [paragraph(...words)] : []),
          tableNode(shown, changes),
        ];
      }),
    ] as never,
  };
}

/** Folds of the steps of a workflow, in their order. */
export function stepNodes(steps: readonly Step[]): RootContent[] {
  return steps.map(stepNode);
}
