import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {parseCodeBlockTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import styles from './styles.module.css';

/**
 * A block of code with its title and a copy button. `rehype-prism-plus` splits
 * the code into lines and tokens in the build, and `src/css/code.css` colors them.
 */
export default function CodeBlock({
  children,
  className,
  metastring,
  title = parseCodeBlockTitle(metastring),
}: Props): ReactNode {
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        className,
        styles.container,
      )}
    >
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.content}>
        <pre
          // Keyboard users can scroll wide code.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx(className, styles.block, 'prism-code thin-scrollbar')}
        >
          <code className={styles.code}>{children}</code>
        </pre>
        <CopyButton className={styles.copy} />
      </div>
    </div>
  );
}
