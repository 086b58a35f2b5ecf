import type {Properties} from 'hast';
import type {ErrorCause} from '../../record/errors';
import {element, fold, inline, joinLists, text} from '../nodes';
import type {Child} from '../nodes';

/** Titles of the two columns. On phones, the second one is before each fix. */
const COLUMNS = {cause: 'Cause', fix: 'What to do'};

function cell(children: readonly Child[], properties: Properties = {}): Child {
  return element('td', properties, children);
}

function causeRow({cause, sign, fix}: ErrorCause): Child {
  const seen =
    sign !== undefined &&
    element('span', {className: ['operator-sign']}, inline(sign));
  return element('tr', {}, [
    cell([...inline(cause), ...(seen ? [text(' '), seen] : [])]),
    cell(inline(fix), {dataLabel: COLUMNS.fix}),
  ]);
}

/** Table with a cause, its sign, and its fix in each row. */
function causesTable(causes: readonly ErrorCause[]): Child {
  const titles = Object.values(COLUMNS).map((title) =>
    element('th', {scope: 'col', dataSearch: 'skip'}, [text(title)]),
  );
  return element('table', {className: ['operator-causes']}, [
    element('thead', {}, [element('tr', {}, titles)]),
    element('tbody', {}, causes.map(causeRow)),
  ]);
}

/** Causes of an error with their fixes. The rare ones are in a fold. */
export function causesOf(causes: readonly ErrorCause[]): Child[] {
  const rare = causes.filter((cause) => cause.rare);
  return joinLists<Child>(
    [causesTable(causes.filter((cause) => !cause.rare))],
    rare.length > 0 && [
      fold(`Rare causes (${rare.length})`, causesTable(rare)),
    ],
  );
}
