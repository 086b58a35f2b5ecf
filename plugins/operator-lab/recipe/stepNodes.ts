import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../shared/drawing/nodes';
import {shownName} from '../../shared/record/parameter';
import type {WorkflowOperator} from '../../shared/workflow';
import type {Step} from '../run/runWorkflow';
import {
  listed,
  operatorName,
  stepAnchor,
  stepSize,
  stepTables,
} from '../run/stepTables';
import type {Phrase} from '../run/stepTables';
import {tableNode} from './tableNode';

/** A paragraph of texts and names. */
function paragraph(
  ...children: readonly (Phrase | PhrasingContent)[]
): BlockContent {
  return {
    type: 'paragraph',
    children: children.map((child): PhrasingContent => {
      if (typeof child === 'string') {
        return text(child);
      }
      return 'code' in child ? {type: 'inlineCode', value: child.code} : child;
    }),
  };
}

/**
 * The page of the operator, and its settings if some are not defaults. Advanced
 * parameters are marked, because the designer can hide them.
 */
function aboutNodes({
  href,
  name,
  title = name,
  written = [],
  record,
}: WorkflowOperator): BlockContent[] {
  const advanced = new Set(
    record?.parameters
      .filter((parameter) => parameter.advanced)
      .map((parameter) => parameter.name),
  );
  const items = written.map(({name: parameter, values}) =>
    paragraph(
      `${shownName(parameter)}${advanced.has(parameter) ? ' (advanced)' : ''}: `,
      ...listed(values),
    ),
  );
  return [
    paragraph('Operator: ', {
      type: 'link',
      url: href,
      children: [text(title)],
    }),
    ...(items.length > 0
      ? [
          {
            type: 'list' as const,
            spread: false,
            children: items.map((item) => ({
              type: 'listItem' as const,
              spread: false,
              children: [item],
            })),
          },
        ]
      : []),
  ];
}

/** The steps of the inner workflows of a step. */
function innerNodes({inner}: Step): RootContent[] {
  return inner.flatMap(({name, steps, isRepeated}) => [
    paragraph(`Inside ${name}${isRepeated ? ', in the first iteration' : ''}:`),
    ...stepNodes(steps),
  ]);
}

/** A fold with the settings and the connected outputs of a step. */
function stepNode(step: Step, at: number): RootContent {
  const {operator} = step;
  const attributes = {
    id: stepAnchor(operator),
    title: `${at + 1}. ${operatorName(operator)}: ${stepSize(step)}`,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'RecipeStep',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [
      ...aboutNodes(operator),
      ...innerNodes(step),
      ...stepTables(step).flatMap(({words, columns}) => [
        ...(words.length > 0 ? [paragraph(...words)] : []),
        tableNode(columns),
      ]),
    ] as never,
  };
}

/** Folds of the steps of a workflow, in their order. */
export function stepNodes(steps: readonly Step[]): RootContent[] {
  return steps.map(stepNode);
}
