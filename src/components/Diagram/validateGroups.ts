import {hasText} from '../Figure/error';
import {holdsCell, holdsRange, rangesMeet} from './cells';
import type {DiagramGroup, DiagramNode} from './types';

type Fail = (problem: string, remedy: string) => never;

function validateGroup(
  group: DiagramGroup,
  nodes: readonly DiagramNode[],
  fail: Fail,
): void {
  if (!hasText(group.label)) {
    fail('a group has no label', 'say in one or two words what it frames');
  }
  if (!Array.isArray(group.from) || !Array.isArray(group.to)) {
    fail(
      `the group "${group.label}" has no range`,
      'give from={[column, row]} and to={[column, row]}',
    );
  }
  if (!nodes.some((node) => holdsCell(group, node.at))) {
    fail(
      `the group "${group.label}" names cells without a node`,
      'set from to the top left cell and to to the bottom right cell',
    );
  }
}

/** Throws if a group frames nothing or two groups cross each other. */
export function validateGroups(
  groups: readonly DiagramGroup[],
  nodes: readonly DiagramNode[],
  fail: Fail,
): void {
  groups.forEach((group, index) => {
    validateGroup(group, nodes, fail);
    for (const earlier of groups.slice(0, index)) {
      const nested = holdsRange(group, earlier) !== holdsRange(earlier, group);
      if (rangesMeet(group, earlier) && !nested) {
        fail(
          `the groups "${earlier.label}" and "${group.label}" overlap in part`,
          'nest one in the other or move them apart',
        );
      }
    }
  });
}
