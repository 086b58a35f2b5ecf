import type {PhrasingContent} from 'mdast';
import type {FunctionRow, ToolView} from '../../views/equivalents';
import type {OperatorView} from '../../views/views';
import {
  code,
  element,
  heading,
  inline,
  joinLists,
  linkTo,
  phrase,
  separated,
  strong,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';

/** Line with the functions of other tools that an operator replaces. */
export function equivalentsLine({equivalents}: OperatorView): Child[] {
  const tools = equivalents.map(({tool, code: isCode, functions}) => {
    const names = functions.map(({name, inPart}) =>
      joinLists(inPart && [text('in part ')], [
        isCode ? code(name) : text(name),
      ]),
    );
    return phrase`In ${linkTo(tool)}: ${separated(names, ', ')}.`;
  });
  const line = separated(tools, ' ');
  return line.length === 0
    ? []
    : [element('p', {className: ['operator-equivalents']}, line)];
}

/** Tables with the functions of a tool, each with the heading of its group. */
export function toolTables({term, code: isCode, groups}: ToolView): Child[] {
  const head = [term, 'Operator', 'Settings', 'What differs'];
  const cells = ({
    name,
    operator,
    settings,
    differs,
    instead,
  }: FunctionRow): PhrasingContent[][] => [
    [isCode ? code(name) : text(name)],
    [operator ? linkTo(operator) : text('none')],
    separated(
      settings.map((setting) => [
        code(setting.name),
        text(': '),
        ...(setting.isExact ? [code(setting.value)] : inline(setting.value)),
      ]),
      '; ',
    ),
    joinLists(
      inline(differs),
      instead && [text(' '), strong('Instead:'), text(' '), ...inline(instead)],
    ),
  ];
  return groups.flatMap(({title, rows}) => [
    heading(3, title),
    table('operator-functions', head, {rows: rows.map(cells)}),
  ]);
}
