import type {ReactNode} from 'react';
import FooterLayout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import KeyboardShortcuts from '@theme/KeyboardShortcuts';

/** The foot of a page, with what readers look for last. */
export default function HelpFooterLayout(props: Props): ReactNode {
  return (
    <FooterLayout
      {...props}
      copyright={
        <>
          {props.copyright}
          <KeyboardShortcuts />
        </>
      }
    />
  );
}
