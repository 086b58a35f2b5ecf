import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconClose from '@theme/Icon/Close';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/** Button that copies a block of code. Its work is done by `client/copy.ts`. */
export default function CopyButton({className}: Props): ReactNode {
  return (
    <Button
      aria-label={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      })}
      title={translate({
        id: 'theme.CodeBlock.copy',
        message: 'Copy',
        description: 'The copy button label on code blocks',
      })}
      className={clsx(className, styles.button)}
      data-copied-label={translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })}
      data-failed-label={translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'The browser did not copy',
        description: 'The label of a copy button whose copy failed',
      })}
    >
      <span className={styles.icons} aria-hidden="true">
        <IconCopy className={styles.icon} />
        <IconSuccess className={clsx(styles.icon, styles.success)} />
        <IconClose className={clsx(styles.icon, styles.failure)} />
      </span>
    </Button>
  );
}
