import {memo} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import {trustedMarkup} from '../../../client/trustedMarkup';

/** The headings of a page as nested lists of links. */
function TOCItemsTree({
  toc,
  className,
  linkClassName,
  isChild,
}: Props): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            dangerouslySetInnerHTML={{__html: trustedMarkup(value)}}
          />
          <TOCItemsTree
            isChild
            toc={children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemsTree);
