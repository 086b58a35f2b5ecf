import type {ChangeGroup} from '../../views/changes';
import {heading, inline, linkTo, table} from '../nodes';
import type {Child} from '../nodes';

/** Tables with the changes of all operators, each with the heading of its group. */
export function changeTables(groups: readonly ChangeGroup[]): Child[] {
  return groups.flatMap(({title, versions}) => [
    heading(2, title),
    table(
      'operator-changes',
      ['Up to version', 'Operator', 'Behavior in this version'],
      ...versions.map(({until, changes}) => ({
        title: until,
        rows: changes.map(({operator, about}) => [
          [linkTo(operator)],
          inline(about),
        ]),
      })),
    ),
  ]);
}
