import {Parser} from 'htmlparser2';

/** A heading of a built page. */
export type Heading = {
  readonly text: string;
  /** Anchors in its section, beginning with its own. Empty if it has none. */
  readonly anchors: readonly string[];
};

const HEADING = /^h[1-6]$/;

/** Lists the headings of a built page in order, from its HTML. */
export function headingsIn(html: string): Heading[] {
  const headings: {text: string; anchors: string[]}[] = [];
  let isHeading = false;
  let isLink = false;
  const parser = new Parser({
    onopentag(name, {id, class: classes = ''}) {
      if (HEADING.test(name)) {
        isHeading = true;
        headings.push({text: '', anchors: []});
      }
      isLink ||= classes.split(' ').includes('hash-link');
      if (id) {
        headings.at(-1)?.anchors.push(id);
      }
    },
    ontext(text) {
      const heading = headings.at(-1);
      if (isHeading && !isLink && heading) {
        heading.text += text;
      }
    },
    onclosetag(name) {
      isLink &&= name !== 'a';
      isHeading &&= !HEADING.test(name);
    },
  });
  parser.end(html);
  return headings;
}
