import {decoration, element} from './element';
import {notice} from './notice';
import type {NoticeInput} from './notice';
import {afterPaint} from './paint';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** What stands in the panel: a notice, the rows, and a legend of the keys. */
export type PanelLayout = {
  readonly element: HTMLElement;
  readonly draw: (input: NoticeInput & {readonly hasRows: boolean}) => void;
};

/** Legend of the keys below the results; the list itself tells screen readers. */
function legend({keys}: SearchTexts): HTMLElement {
  const entry = (names: readonly string[], text: string) =>
    element(
      'span',
      '',
      ...names.flatMap((name) => [element('kbd', '', name), ' ']),
      text,
    );
  return decoration(
    styles.keys,
    entry(['↑', '↓'], keys.navigate),
    entry(['Enter'], keys.open),
    entry(['Ctrl', 'Enter'], keys.newTab),
    entry(['Esc'], keys.close),
  );
}

/** Makes what stands in the panel, around the list of rows. */
export function createPanelLayout(
  list: HTMLElement,
  texts: SearchTexts,
): PanelLayout {
  const layout = element('div', styles.layout);
  const rows = element('section', 'aa-Source', list);
  const keys = legend(texts);
  let above: HTMLElement | undefined;
  let callOffKeys: () => void = () => undefined;
  return {
    element: layout,
    draw({hasRows, ...input}) {
      const {state} = input.view;
      layout.dataset.state = state;
      above?.remove();
      above = state !== 'recents' || hasRows ? notice(input) : undefined;
      if (above) {
        layout.prepend(above);
      }
      if (!hasRows) {
        callOffKeys();
        rows.remove();
        keys.remove();
      } else if (rows.parentElement !== layout) {
        layout.append(rows);
        // A reader looks at the rows first; a font with its arrows may still have to be found.
        callOffKeys = afterPaint(() => layout.append(keys));
      }
    },
  };
}
