import * as z from 'zod';
import {MAX_QUERY_LENGTH} from '../../search-local/shared/constants';
import {PART_LENGTH} from './read';
import {askSite} from './search';
import {LINK, othersOf, text, tool} from './tool';
import {ToolError} from './toolError';

/** Folder of the pages that explain errors. */
const FOLDER = 'docs/operators/errors';

/** Tool that explains an error of the product. */
export const error = tool({
  name: 'error',
  title: 'Explain an error',
  description:
    'Explains an error of a workflow by its number, its short name, or the whole message: the meaning, the causes, and the corrections.',
  inputSchema: z.strictObject({
    error: text(
      2_000,
      'Number such as "101", short name such as "Missing label", or the message as the product shows it.',
    ),
  }),
  outputSchema: z.object({
    title: z.string().describe('Number and name of the error'),
    route: z.string(),
    markdown: z.string(),
    others: z.array(LINK).optional().describe('Other errors that fit'),
  }),
  async run({error: wanted}, library) {
    const pages = await library.pagesIn(FOLDER);
    const entries = pages.flatMap(({route, sections}) =>
      sections.flatMap(({title, anchors: [anchor = ''], markdown}) =>
        anchor.startsWith('error-')
          ? [{title, route: `${route}#${anchor}`, anchor, markdown}]
          : [],
      ),
    );
    const [, number] = /^(?:error\s*)?#?(\d+)$/i.exec(wanted) ?? [];
    const name = wanted.toLowerCase();
    let found = entries.filter(
      ({title, anchor}) =>
        [name, `error-${number ?? name}`].includes(anchor) ||
        title.replace(/^\d+: /, '').toLowerCase() === name,
    );
    if (found.length === 0) {
      const query = wanted
        .slice(0, MAX_QUERY_LENGTH)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
      const {results} = await askSite(library, query, 50);
      found = results.flatMap(
        ({route}) => entries.find((entry) => entry.route === route) ?? [],
      );
    }
    const [first, ...others] = found;
    if (!first) {
      throw new ToolError(
        `No error of the reference has the words "${wanted.slice(0, 80)}". Pass its number, or use the tool search.`,
      );
    }
    const {title, route, markdown} = first;
    return {
      title,
      route,
      markdown: markdown.slice(0, PART_LENGTH),
      ...othersOf(others),
    };
  },
  textOf: ({route, markdown, others = []}) =>
    [
      markdown,
      `Source: ${route}`,
      ...others.map((other) => `See also: ${other.title}, ${other.route}`),
    ].join('\n\n'),
});
