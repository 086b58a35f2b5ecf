import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Props of the box that scrolls sideways when its content is too wide. */
export type ScrollBoxProps = {
  /** Name of the box for assistive technology. */
  readonly label: string;
  /** What may be wider than the page. */
  readonly children: ReactNode;
};

/** A box that scrolls sideways, with the keyboard too. */
export default function ScrollBox({
  label,
  children,
}: ScrollBoxProps): ReactNode {
  return (
    // Without a tab stop, keyboard users could not scroll to what is cut off.
    <div
      className={styles.scroll}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </div>
  );
}
