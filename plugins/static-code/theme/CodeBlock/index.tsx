import type {ReactNode} from 'react';
import OriginalCodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {MarksContext} from './marksContext';

type MarkedProps = Props & {
  /** What the stretches of the code mean, as found when the site was built. */
  readonly marks?: string;
};

/** A block of code with the colors that it got when the site was built. */
export default function CodeBlock({
  marks = '',
  ...props
}: MarkedProps): ReactNode {
  return (
    <MarksContext.Provider value={marks}>
      <OriginalCodeBlock {...props} />
    </MarksContext.Provider>
  );
}
