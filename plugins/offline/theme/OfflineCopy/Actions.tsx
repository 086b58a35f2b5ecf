import type {ReactNode} from 'react';
import type {OfflineCopy, OfflineView} from '../../client/offlineCopy';
import styles from './styles.module.css';
import {offlineLabels} from './texts';

type Labels = ReturnType<typeof offlineLabels>;
type Action = readonly [label: keyof Labels, act: (copy: OfflineCopy) => void];

const CANCEL: Action = ['cancel', (copy) => copy.dismiss()];

/** What a reader can do next. */
const ACTIONS: Readonly<Record<OfflineView['state'], readonly Action[]>> = {
  hidden: [],
  none: [['offer', (copy) => void copy.prepare()]],
  asking: [CANCEL],
  offered: [['save', (copy) => void copy.save()], CANCEL],
  saving: [['cancel', (copy) => void copy.remove()]],
  saved: [['remove', (copy) => void copy.remove()]],
  removing: [],
  failed: [['tryAgain', (copy) => void copy.prepare()], CANCEL],
};

/** The buttons for what a reader can do next. */
export function Actions({
  state,
  copy,
  onPress,
}: {
  readonly state: OfflineView['state'];
  readonly copy: OfflineCopy;
  /** Called before a button acts, which may take it away. */
  readonly onPress: () => void;
}): ReactNode {
  const labels = offlineLabels();
  return ACTIONS[state].map(([label, act]) => (
    <button
      key={label}
      type="button"
      className={styles.button}
      onClick={() => {
        onPress();
        act(copy);
      }}
    >
      {labels[label]}
    </button>
  ));
}
