import {useId} from 'react';
import type {ReactNode} from 'react';
import Figure from '../Figure';
import {round} from '../Figure/numbers';
import Edge, {EdgeLabel} from './Edge';
import {GroupFrame, GroupLabel} from './GroupFrame';
import Node from './Node';
import {layOutDiagram} from './layout';
import type {DiagramLayout} from './layout';
import styles from './styles.module.css';
import type {DiagramProps} from './types';
import {validateDiagram} from './validate';

export type {
  Cell,
  DiagramEdge,
  DiagramGroup,
  DiagramNode,
  DiagramProps,
  NodeKind,
} from './types';

function ArrowMarker({id}: {readonly id: string}): ReactNode {
  return (
    <marker
      id={id}
      className={styles.marker}
      viewBox="0 0 8 8"
      refX={2}
      refY={4}
      markerWidth={8}
      markerHeight={8}
      markerUnits="userSpaceOnUse"
      orient="auto-start-reverse"
    >
      <path d="M0 0.5L8 4L0 7.5z" />
    </marker>
  );
}

/** The parts in painting order: lines below boxes, labels on top. */
function Drawing({layout}: {readonly layout: DiagramLayout}): ReactNode {
  const markerId = `arrow${useId()}`;
  const {frames, routes, boxes} = layout;
  return (
    <>
      <defs>
        <ArrowMarker id={markerId} />
      </defs>
      {frames.map((frame) => (
        <GroupFrame key={frame.label} {...frame} />
      ))}
      {routes.map((route, index) => (
        <Edge key={index} route={route} markerId={markerId} />
      ))}
      {boxes.map(({node, box}) => (
        <Node key={node.id} node={node} box={box} />
      ))}
      {frames.map((frame) => (
        <GroupLabel key={frame.label} {...frame} />
      ))}
      {routes.map(({edge, labelBox}, index) =>
        edge.label && labelBox ? (
          <EdgeLabel key={index} text={edge.label} box={labelBox} />
        ) : null,
      )}
    </>
  );
}

/** Boxes on a grid with arrows and frames, drawn as SVG at build time. */
export default function Diagram(props: DiagramProps): ReactNode {
  validateDiagram(props);
  const layout = layOutDiagram(props);
  const {x, y, width, height} = layout.view;
  return (
    <Figure
      title={props.title}
      description={props.description}
      interactive={props.nodes.some((node) => node.href)}
      view={{
        x: round(x),
        y: round(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      }}
    >
      <Drawing layout={layout} />
    </Figure>
  );
}
