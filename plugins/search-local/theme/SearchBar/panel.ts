import {notice} from './notice';
import type {NoticeInput} from './notice';
import {RESULT_KEYS} from './shortcuts';
import type {Template} from './template';
import {TEXTS} from './texts';
import styles from './panel.module.css';

/** Legend of the keys below the results; the list itself tells screen readers. */
function legend<View>(h: Template<View>) {
  const {keys} = TEXTS;
  const key = (name: string) => h`<kbd key=${name}>${name}</kbd>`;
  const entry = (names: readonly string[], text: string) =>
    h`<span>${names.flatMap((name) => [key(name), ' '])}${text}</span>`;
  return h`
    <div className=${styles.keys} aria-hidden>
      ${entry(RESULT_KEYS.move.flat(), keys.navigate)}
      ${entry(RESULT_KEYS.follow[0], keys.open)}
      ${entry(RESULT_KEYS.newTab[0], keys.newTab)}
      ${entry(RESULT_KEYS.close[0], keys.close)}
    </div>
  `;
}

/** What a panel is made from. */
export type PanelInput<View> = NoticeInput & {
  /** The list of rows; none where it is empty. */
  readonly lists: readonly View[];
};

/** What is in the panel: a notice, the rows, and a legend of the keys. */
export function panel<View>(
  h: Template<View>,
  {lists, ...input}: PanelInput<View>,
) {
  const {state} = input.view;
  const hasRows = lists.length > 0;
  return h`
    <div className="${styles.layout} ${styles.marks}" data-state=${state}>
      ${(hasRows || state !== 'recents') && notice(h, input)}
      ${lists}
      ${hasRows && legend(h)}
    </div>
  `;
}
