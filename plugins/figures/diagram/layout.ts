import type {ElkNode} from 'elkjs/lib/elk-api';
import {LAYERED, layOut} from '../../shared/drawing/elk';
import type {LaidBox} from '../../shared/drawing/elk';
import {textWidth} from '../../shared/drawing/svg';
import type {Point} from '../../shared/drawing/svg';
import type {Arrow, Box, Diagram, Direction, Group} from './read';
import {boxSize, LINE} from './texts';

/**
 * An element with its position and size, in px from the top left of the
 * drawing.
 */
export type Placed<Thing> = {readonly thing: Thing} & LaidBox;

/** A diagram with the positions of its elements. */
export type Layout = {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Placed<Box>[];
  readonly groups: readonly Placed<Group>[];
  readonly arrows: readonly {
    readonly arrow: Arrow;
    readonly corners: readonly Point[];
    /** Position of the label. Undefined without a label. */
    readonly label: Placed<string> | undefined;
  }[];
};

const OPTIONS = {
  ...LAYERED,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
};

/**
 * Layout node of a group, with padding for its name on a side that no arrow
 * crosses.
 */
function groupNode(name: string, children: ElkNode[], isRow: boolean): ElkNode {
  const room = textWidth(name, 12) + 24;
  return {
    id: name,
    children,
    layoutOptions: {
      'elk.padding': `[top=${isRow ? 30 : 14},left=${isRow ? 12 : 30},bottom=14,right=12]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': isRow ? `(${room}, 0)` : `(0, ${room})`,
    },
  };
}

/**
 * Layout nodes of boxes in their groups. Boxes have the same height in rows,
 * and the same width in columns.
 */
function nodesOf({boxes, groups}: Diagram, isRow: boolean): ElkNode[] {
  const sizes = boxes.map(boxSize);
  const same = isRow ? 'height' : 'width';
  const most = Math.max(...sizes.map((size) => size[same]));
  const nodes = boxes.map(({name}, at): ElkNode => {
    return {id: name, ...sizes[at], [same]: most};
  });
  // A group is at the position of its first box, because the order determines
  // which arrows point back.
  return nodes.flatMap((node) => {
    const group = groups.find((one) => one.boxes.includes(node.id));
    const members = nodes.filter(({id}) => group?.boxes.includes(id));
    if (!group) {
      return [node];
    }
    return node === members[0] ? [groupNode(group.name, members, isRow)] : [];
  });
}

/**
 * Lays out the boxes, groups, and arrows of a diagram. The same diagram always
 * has the same layout.
 */
export async function layOutDiagram(
  diagram: Diagram,
  direction: Direction,
): Promise<Layout> {
  const {width, height, boxes, lines} = await layOut({
    id: '',
    layoutOptions: {...OPTIONS, 'elk.direction': direction.toUpperCase()},
    children: nodesOf(diagram, direction === 'right'),
    edges: diagram.arrows.map(({from, to, label: text}, at) => ({
      id: `arrow ${at}`,
      sources: [from],
      targets: [to],
      labels: (text ? [text] : []).map((one) => ({
        text: one,
        width: textWidth(one, 12) + 10,
        height: LINE,
        layoutOptions: {'elk.edgeLabels.inline': 'true'},
      })),
    })),
  });
  const placed = <Thing extends {readonly name: string}>(thing: Thing) => ({
    thing,
    ...boxes.get(thing.name)!,
  });
  return {
    direction,
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: diagram.boxes.map(placed),
    groups: diagram.groups.map(placed),
    arrows: lines.map(({corners, label}, at) => {
      const arrow = diagram.arrows[at]!;
      return {
        arrow,
        corners,
        label: label && {...label, thing: arrow.label ?? ''},
      };
    }),
  };
}
