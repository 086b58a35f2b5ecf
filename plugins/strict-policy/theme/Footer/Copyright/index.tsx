import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';
import {trustedMarkup} from '../../../client/trustedMarkup';

/** The last line of a page, which may have inert markup. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return (
    <div
      className="footer__copyright"
      dangerouslySetInnerHTML={{__html: trustedMarkup(copyright)}}
    />
  );
}
