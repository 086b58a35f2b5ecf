import {useRef} from 'react';
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';
import {offlineLabels, offlineText} from './texts';
import {useOfflineCopy} from './useOfflineCopy';
import type {OfflineActions, OfflineView} from './useOfflineCopy';

type Button = readonly [
  label: keyof ReturnType<typeof offlineLabels>,
  action: keyof OfflineActions,
];

const CANCEL: Button = ['cancel', 'dismiss'];

const BUTTONS: Readonly<Record<OfflineView['state'], readonly Button[]>> = {
  hidden: [],
  none: [['offer', 'prepare']],
  asking: [CANCEL],
  offered: [['save', 'save'], CANCEL],
  saving: [['cancel', 'remove']],
  saved: [['remove', 'remove']],
  removing: [],
  failed: [['tryAgain', 'prepare'], CANCEL],
};

/** The control in a started page; empty in a browser that cannot save a site. */
export default function Control(): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const {currentLocale} = useDocusaurusContext().i18n;
  const [view, actions] = useOfflineCopy();
  if (view.state === 'hidden') {
    return <div className={styles.group} />;
  }
  const labels = offlineLabels();
  const text = offlineText(view, currentLocale);
  return (
    <div
      ref={group}
      className={styles.group}
      role="group"
      aria-label={labels.group}
      tabIndex={-1}
    >
      <span role="status">{text}</span>
      {view.state === 'saving' && (
        <progress
          className={styles.progress}
          aria-label={text}
          value={view.loaded}
          max={view.total}
        />
      )}
      {BUTTONS[view.state].map(([label, action]) => (
        <button
          key={label}
          type="button"
          className={styles.button}
          onClick={() => {
            // The button may go, and the focus must not go with it.
            group.current?.focus({preventScroll: true});
            void actions[action]();
          }}
        >
          {labels[label]}
        </button>
      ))}
    </div>
  );
}
