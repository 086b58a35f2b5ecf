import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {checkGuide} from './check';
import styles from './styles.module.css';

/** Props of the box at the top of a guide. */
export type BeforeProps = {
  /** The person who does the task, as a role. */
  readonly role: string;
  /** Duration, with its unit. */
  readonly time: string;
  /** Prerequisites, in Markdown with links. */
  readonly children: ReactNode;
};

/**
 * Box with the prerequisites of a guide. The search index leaves it out,
 * because prerequisites are not the topic of a page.
 */
export default function Before(props: BeforeProps): ReactNode {
  checkGuide(
    'Before',
    props,
    {role: 'who does the job', time: 'how long it takes'},
    'what the reader needs',
  );
  return (
    <div
      className={styles.before}
      role="group"
      aria-label={translate({
        id: 'help.guide.before',
        message: 'Before you start',
        description: 'Name of the box at the top of a guide',
      })}
      data-search="skip"
    >
      <dl>
        <div>
          <dt>
            <Translate id="help.guide.role">Role</Translate>
          </dt>
          <dd>{props.role}</dd>
        </div>
        <div>
          <dt>
            <Translate id="help.guide.time">Time</Translate>
          </dt>
          <dd>{props.time}</dd>
        </div>
        <div className={styles.need}>
          <dt>
            <Translate id="help.guide.need">You need</Translate>
          </dt>
          <dd>{props.children}</dd>
        </div>
      </dl>
    </div>
  );
}
