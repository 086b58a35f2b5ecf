import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {checkGuide} from './check';
import styles from './styles.module.css';

/** Link to the explanation of the marks. */
const LEGEND = '/docs/intro#marks-on-these-pages';

function isParagraph(child: ReactNode): boolean {
  return isValidElement(child) && child.type === 'p';
}

/**
 * Marks sentences on behavior that no one has verified in the product, inside a
 * paragraph or around whole paragraphs.
 */
export default function Unverified(props: {
  readonly children: ReactNode;
}): ReactNode {
  checkGuide('Unverified', props, {}, 'the sentences that are not verified');
  const isBlock = Children.toArray(props.children).some(isParagraph);
  const Box = isBlock ? 'div' : 'span';
  return (
    <Box className={styles.unverified}>
      {props.children}{' '}
      <Link className={styles.mark} to={LEGEND} data-search="skip">
        <Translate id="help.guide.unverified">
          Not verified in the product
        </Translate>
      </Link>
    </Box>
  );
}
