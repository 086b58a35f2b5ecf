import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A link to a mail, or to an issue in a new tab. */
export default function MessageLink(
  props: ComponentProps<typeof Link> & {readonly href: string},
): ReactNode {
  const isMail = props.href.startsWith('mailto:');
  // A mail needs no tab, which would stay empty.
  return <Link {...props} {...(isMail && {target: undefined})} />;
}
