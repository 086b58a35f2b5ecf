import type {ReactNode} from 'react';
import {round} from '../Figure/numbers';
import type {Frame} from './frames';
import styles from './styles.module.css';

/** The outline of a group. */
export function GroupFrame({box}: Frame): ReactNode {
  return (
    <rect
      className={styles.frame}
      x={round(box.x)}
      y={round(box.y)}
      width={round(box.width)}
      height={round(box.height)}
      rx={10}
    />
  );
}

/** The label of a group. */
export function GroupLabel({label, labelBox}: Frame): ReactNode {
  return (
    <text
      className={styles.frameLabel}
      x={round(labelBox.x)}
      y={round(labelBox.y + 12)}
    >
      {label}
    </text>
  );
}
