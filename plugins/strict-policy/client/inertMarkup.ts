/** Elements that show text and do nothing. */
const NAMES =
  'abbr|b|bdi|bdo|br|cite|code|del|dfn|div|em|i|ins|kbd|mark|p|q|s|samp|small|span|strong|sub|sup|u|var|wbr';

/** A tag of such an element; of attributes it has those for style sheets and screen readers. */
const INERT_TAG = new RegExp(
  String.raw`<\/?(?:${NAMES})(?:\s+(?:aria-[a-z]+|class|dir|lang|role|title)="[^"<>]*")*\s*\/?>`,
  'g',
);

/** Whether HTML shows text and nothing else: no script, link, request, or style comes from it. */
export function isInert(html: string): boolean {
  return !html.replace(INERT_TAG, '').includes('<');
}

/** The text of HTML without any tags; entities stay what they are. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;');
}
