/**
 * Makes elements from a template: htm, bound to the renderer of autocomplete-js
 * or to React. What the search box and the page of all results both show is
 * written with it. Values stay text, whatever they contain. Spaces around a
 * line break are left out.
 */
export type Template<View> = (
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
) => View | View[];

/** Whether a click is one that opens a link where the reader is. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
