import * as z from 'zod';
import {anchorOf} from './copies';
import {partsOf} from './sections';
import {LINK, text, tool} from './tool';
import {ToolError} from './toolError';

/** Maximum number of characters in one answer. */
export const PART_LENGTH = 8_000;

/** Tool that returns a page or a section as Markdown. */
export const read = tool({
  name: 'read',
  title: 'Read a page or a section',
  description:
    'Returns a page of this documentation in Markdown or, for a route with an anchor, only that section. A long text comes in parts, the first one with the routes of its sections.',
  inputSchema: z.strictObject({
    route: text(
      1_000,
      'Route of a page or section as search returns it, or its address on the web.',
    ),
    part: z
      .int()
      .min(1)
      .max(1_000)
      .default(1)
      .describe('Number of the part of a long text.'),
  }),
  outputSchema: z.object({
    title: z.string().describe('Title of the page'),
    route: z.string().describe('Address of the text, to name as the source'),
    markdown: z.string(),
    part: z.int(),
    parts: z.int().describe('Number of parts'),
    sections: z.array(LINK).optional(),
  }),
  async run({route: address, part}, library) {
    const {title, route, markdown, sections} = await library.page(address);
    const anchor = anchorOf(address);
    const section = sections.find(({anchors}) => anchors.includes(anchor));
    if (anchor !== '' && !section) {
      throw new ToolError(
        `${route} has no section #${anchor}. Leave out the anchor to read the page.`,
      );
    }
    const parts = partsOf(section?.markdown ?? markdown, PART_LENGTH);
    const found = parts[part - 1];
    if (found === undefined) {
      throw new ToolError(
        `${address} has ${parts.length} parts. Pass a part from 1 to ${parts.length}.`,
      );
    }
    return {
      title,
      route: section ? `${route}#${anchor}` : route,
      markdown: found,
      part,
      parts: parts.length,
      ...(parts.length > 1 &&
        part === 1 &&
        !section && {
          sections: sections.flatMap(
            ({title: heading, level, anchors: [id]}) =>
              id !== undefined && level > 1
                ? [{title: heading, route: `${route}#${id}`}]
                : [],
          ),
        }),
    };
  },
  textOf: ({markdown, part, parts, sections = []}) =>
    [
      markdown,
      ...(parts > 1 ? [`Part ${part} of ${parts}.`] : []),
      ...sections.map(({title, route}) => `- ${title}: ${route}`),
    ].join('\n\n'),
});
