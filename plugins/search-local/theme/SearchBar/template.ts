import type {TextPart} from '../../shared/answer';

/**
 * Makes elements from a template: htm, bound to the renderer of autocomplete-js
 * or to React. What the search box and the results page both show is
 * written with it. Values stay text, whatever they contain. Spaces around a
 * line break are left out.
 */
export type Template<View> = (
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
) => View | View[];

/** Text with the words that match the query marked. */
export const marked = <View>(h: Template<View>, parts: readonly TextPart[]) =>
  parts.map(({text, isMatch}, at) =>
    isMatch ? h`<mark key=${at}>${text}</mark>` : text,
  );

/** Whether a click is one that opens a link where the reader is. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
