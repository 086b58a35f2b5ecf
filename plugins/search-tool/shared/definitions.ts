/** Maximum number of results in one call. */
export const MAX_LIMIT = 50;

/** Names, descriptions, and input schemas of the tools, in JSON Schema. */
export const DEFINITIONS = {
  search: {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Searches this documentation and returns the best pages, best first: title, route, matching section, excerpt, and kind of page. Pass a route to the tool read for the text of its page.',
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          description:
            'Words to look for, as a reader types them. Quoted words have to be in one section.',
        },
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_LIMIT,
          description: `Maximum number of results, 1 to ${MAX_LIMIT}. Default: as many as the site shows.`,
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  read: {
    name: 'read',
    title: 'Read a page of the documentation',
    description:
      'Returns the text of a page of this documentation in Markdown, with its title and address.',
    inputSchema: {
      type: 'object',
      properties: {
        route: {
          type: 'string',
          minLength: 1,
          description:
            'Route of a page as search returns it, or its address; an anchor is ignored.',
        },
      },
      required: ['route'],
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
} as const;
