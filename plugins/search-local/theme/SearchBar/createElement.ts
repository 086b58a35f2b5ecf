/**
 * Makes elements of a page: the `createElement` of the renderer of
 * autocomplete-js, or that of React. What the search box and the page of all
 * results both show is written with it.
 */
export type CreateElement<View> = (
  tag: string,
  props: Readonly<Record<string, unknown>> | null,
  ...children: readonly Child<View>[]
) => View;

/** A link that loads the page anew, for scripts and files that are gone with an older version of the site. */
export function reloadLink<View>(
  create: CreateElement<View>,
  text: string,
): View {
  return create('a', {href: ''}, text);
}

/** Whether a click is one that opens a link where the reader is. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** What an element is filled with; `undefined` is left out. */
export type Child<View> = View | string | undefined;
