import type {ReactNode} from 'react';
import OriginalLayout from '@theme-init/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import OfflineCopy from '@theme/OfflineCopy';

/** The footer, with what saves the site for offline at its end. */
export default function FooterLayout({copyright, ...props}: Props): ReactNode {
  return (
    <OriginalLayout
      {...props}
      copyright={
        <>
          {copyright}
          {/* The dev server has no files to save. */}
          {process.env.NODE_ENV === 'production' && <OfflineCopy />}
        </>
      }
    />
  );
}
