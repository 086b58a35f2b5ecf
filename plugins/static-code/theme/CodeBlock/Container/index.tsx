import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

type Props<Tag extends 'div' | 'pre'> = {
  readonly as: Tag;
} & ComponentProps<Tag>;

/** The frame of a block. Style sheets color it: a `style` attribute would break a strict policy. */
export default function CodeBlockContainer<Tag extends 'div' | 'pre'>({
  as,
  className,
  ...props
}: Props<Tag>): ReactNode {
  const Element: 'div' | 'pre' = as;
  return (
    <Element
      {...(props as ComponentProps<'div'> & ComponentProps<'pre'>)}
      className={clsx(
        className,
        styles.container,
        ThemeClassNames.common.codeBlock,
      )}
    />
  );
}
