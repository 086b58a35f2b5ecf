import type {CreateElement} from './createElement';
import {notice} from './notice';
import type {NoticeInput} from './notice';
import {RESULT_KEYS} from './shortcuts';
import {TEXTS} from './texts';
import styles from './panel.module.css';

/** Legend of the keys below the results; the list itself tells screen readers. */
function legend<View>(create: CreateElement<View>): View {
  const {keys} = TEXTS;
  const entry = (names: readonly string[], text: string) =>
    create(
      'span',
      null,
      ...names.flatMap((name) => [create('kbd', null, name), ' ']),
      text,
    );
  return create(
    'div',
    {className: styles.keys, 'aria-hidden': true},
    entry(RESULT_KEYS.move.flat(), keys.navigate),
    entry(RESULT_KEYS.follow[0], keys.open),
    entry(RESULT_KEYS.newTab[0], keys.newTab),
    entry(RESULT_KEYS.close[0], keys.close),
  );
}

/** What a panel is made from. */
export type PanelInput<View> = NoticeInput & {
  /** The list of rows; none where it is empty. */
  readonly lists: readonly View[];
};

/** What stands in the panel: a notice, the rows, and a legend of the keys. */
export function panel<View>(
  create: CreateElement<View>,
  {lists, ...input}: PanelInput<View>,
): View {
  const {view} = input;
  const hasRows = lists.length > 0;
  return create(
    'div',
    {className: styles.layout, 'data-state': view.state},
    view.state === 'recents' && !hasRows ? undefined : notice(create, input),
    ...lists,
    hasRows ? legend(create) : undefined,
  );
}
