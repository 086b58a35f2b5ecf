import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
};

/** A term in a definition list, with an anchor. */
export default function OperatorTerm({id, name, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const title = translate(
    {
      id: 'theme.OperatorTerm.linkTitle',
      message: 'Direct link to {name}',
      description: 'Title of the link to a parameter',
    },
    {name},
  );
  return (
    <dt id={id} className={clsx('anchor', 'operator-term')}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={title}
        title={title}
        translate="no"
      >
        &#8203;
      </Link>
    </dt>
  );
}
