import type {ReactNode} from 'react';
import OriginalProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import MenuDialog from '../../MenuDialog';

/** Providers of all pages, with the menu after the page, so that programs that read the HTML from its start meet the text first. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <OriginalProvider>
      {children}
      <MenuDialog />
    </OriginalProvider>
  );
}
