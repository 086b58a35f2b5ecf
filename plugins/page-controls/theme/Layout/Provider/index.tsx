import type {ReactNode} from 'react';
import OriginalProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import MenuDialog from '../../MenuDialog';

/** The providers of all pages, with the menu after the page: what reads the HTML from its start meets the text first. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <OriginalProvider>
      {children}
      <MenuDialog />
    </OriginalProvider>
  );
}
