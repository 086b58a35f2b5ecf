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
  separated,
  strong,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {phrase} from '../words';
import type {Words} from '../words';

/** The line on functions of other tools that an operator replaces. */
export function equivalentsLine(
  {equivalents}: OperatorView,
  words: Words,
): Child[] {
  const tools = equivalents.map(({tool, code: isCode, functions}) =>
    phrase(words['equivalents.line'], {
      tool: [linkTo(tool)],
      functions: separated(
        functions.map(({name, inPart}) =>
          joinLists(inPart && [text(words['equivalents.inPart'])], [
            isCode ? code(name) : text(name),
          ]),
        ),
        ', ',
      ),
    }),
  );
  const line = separated(tools, ' ');
  return line.length === 0
    ? []
    : [element('p', {className: ['operator-equivalents']}, line)];
}

/** The functions of a tool: a heading and a table for each group. */
export function toolTables(
  {term, code: isCode, groups}: ToolView,
  words: Words,
): Child[] {
  const head = [
    term,
    words['equivalents.operator'],
    words['equivalents.settings'],
    words['equivalents.differs'],
  ];
  const cells = ({
    name,
    operator,
    settings,
    differs,
    instead,
  }: FunctionRow): PhrasingContent[][] => [
    [isCode ? code(name) : text(name)],
    [operator ? linkTo(operator) : text(words.none)],
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
      instead && [
        text(' '),
        strong(words['equivalents.instead']),
        text(' '),
        ...inline(instead),
      ],
    ),
  ];
  return groups.flatMap(({title, rows}) => [
    heading(3, title),
    table('operator-functions', head, {rows: rows.map(cells)}),
  ]);
}
