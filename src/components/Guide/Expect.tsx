import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {checkGuide} from './check';
import styles from './styles.module.css';

/** Result that the reader should see after the step above. */
export default function Expect(props: {
  readonly children: ReactNode;
}): ReactNode {
  checkGuide('Expect', props, {}, 'what the reader should see');
  return (
    <div className={styles.expect}>
      <p className={styles.label} data-search="skip">
        <Translate id="help.guide.expect">You should see:</Translate>
      </p>
      {props.children}
    </div>
  );
}
