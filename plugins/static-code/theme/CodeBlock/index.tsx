import type {ReactNode} from 'react';
import OriginalCodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import {MarksContext} from './marksContext';

type MarkedProps = Props & {
  /** What the stretches of the code mean, as found when the site was built. */
  readonly marks?: string;
};

/**
 * A block of code with the colors that it got when the site was built. The
 * component of the theme draws each block a second time when the page has
 * started, for colors in `style` attributes, so only code with elements in it
 * uses that component.
 */
export default function CodeBlock({
  marks = '',
  ...props
}: MarkedProps): ReactNode {
  const {children} = props;
  return (
    <MarksContext.Provider value={marks}>
      {typeof children === 'string' ? (
        <StringContent {...props}>{children}</StringContent>
      ) : (
        <OriginalCodeBlock {...props} />
      )}
    </MarksContext.Provider>
  );
}
