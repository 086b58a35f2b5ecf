import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {round} from '../Figure/numbers';
import {center} from './geometry';
import type {Box} from './geometry';
import {outline} from './shape';
import styles from './styles.module.css';
import {textLines} from './texts';
import type {DiagramNode} from './types';

/** Props of a box of a diagram. */
export type NodeProps = {
  /** What the box says and where it links to. */
  readonly node: DiagramNode;
  /** Its place in px. */
  readonly box: Box;
};

function NodeTexts({node, box}: NodeProps): ReactNode {
  const x = round(center(box).x);
  return (
    <text textAnchor="middle">
      {textLines(node, box).map(({text, y, isNote}) => (
        <tspan
          key={y}
          x={x}
          y={round(y)}
          className={isNote ? styles.note : styles.label}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

function NodeShape({node, box}: NodeProps): ReactNode {
  const kind = node.kind ?? 'step';
  return (
    <>
      <path className={styles[kind]} d={outline(kind, box)} />
      <NodeTexts node={node} box={box} />
    </>
  );
}

/** What a link of a box is called: its texts on one line. */
function linkName({label, note}: DiagramNode): string {
  const name = label.replaceAll('\n', ' ');
  return note ? `${name}, ${note}` : name;
}

function LinkedNode({node, box}: NodeProps): ReactNode {
  return (
    <Link className={styles.link} to={node.href} aria-label={linkName(node)}>
      <NodeShape node={node} box={box} />
    </Link>
  );
}

/** A box of a diagram, a link if its node has an address. */
export default function Node({node, box}: NodeProps): ReactNode {
  return node.href ? (
    <LinkedNode node={node} box={box} />
  ) : (
    <NodeShape node={node} box={box} />
  );
}
