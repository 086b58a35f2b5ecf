import * as z from 'zod';
import type {ProcessRecord} from '../../operator-pages/process/types';
import {loadCode} from './compute';
import type {Library} from './library';
import {routesFor} from './search';
import {LINK, text, tool} from './tool';
import {ToolError} from './toolError';

/** An operator as the site publishes it. */
export type PublishedOperator = ProcessRecord & {
  /** Doc id. */
  readonly id: string;
  readonly title: string;
  /** Route of its page. */
  readonly href: string;
  readonly key?: string;
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  readonly path: readonly string[];
};

/** Number of other operators that are named. */
const OTHERS = 5;

/** Fields for the sidebar and the search, which say nothing about an operator. */
const HIDDEN = new Set(['href', 'keywords', 'path']);

/** Matches a Markdown link to a page by its doc id. */
const ID_LINK = /\]\((?![a-z]+:|[#./])([^)#\s]+)/gi;

/** Reads the published operators. */
export const operatorsOf = async (library: Library) =>
  (
    await library.json<{operators: readonly PublishedOperator[]}>(
      'operators.json',
    )
  ).operators;

/** Returns the operators with a name, those with this title first. */
function named(
  operators: readonly PublishedOperator[],
  name: string,
): PublishedOperator[] {
  const is = (word = '') => word.toLowerCase() === name.toLowerCase();
  return operators
    .filter(({title, id, key, href, aliases}) =>
      [title, id, key, href, ...aliases].some(is),
    )
    .sort((one, other) => Number(is(other.title)) - Number(is(one.title)));
}

const linkOf = ({title, href}: PublishedOperator) => ({title, route: href});

/** Tool that returns the record of an operator. */
export const operator = tool({
  name: 'operator',
  title: 'Look up an operator',
  description:
    'Returns the record of an operator, which is a step of a workflow: its ports, parameters with defaults and options, behavior, errors, and traps. Names and values are exact.',
  inputSchema: z.strictObject({
    name: text(
      300,
      'Title such as "Join", key such as "concurrency:join", another name such as "VLOOKUP", or the route of its page.',
    ),
  }),
  outputSchema: z.object({
    operator: z.looseObject({
      id: z.string().describe('Name in a process if the title is not unique'),
      title: z.string(),
      route: z.string(),
      computed: z.boolean().describe('True if run_workflow computes it'),
    }),
    others: z.array(LINK).optional().describe('Others with this name'),
  }),
  async run({name}, library) {
    const operators = await operatorsOf(library);
    const [first, ...others] = named(operators, name);
    if (!first) {
      const routes = await routesFor(library, name);
      const near = operators.filter(({href}) => routes.includes(href));
      throw new ToolError(
        `There is no operator "${name}". Similar: ${
          near
            .map(({title}) => title)
            .slice(0, OTHERS)
            .join(', ') || 'none'
        }.`,
      );
    }
    const {id, title, href} = first;
    const facts = Object.entries(first).filter(([field]) => !HIDDEN.has(field));
    const linked = JSON.stringify(Object.fromEntries(facts)).replace(
      ID_LINK,
      (_match, page: string) =>
        `](${operators.find((one) => one.id === page)?.href ?? `${library.base}docs/${page.replace(/\/index$/, '/')}`}`,
    );
    const code = await loadCode(id);
    return {
      operator: {
        id,
        title,
        route: href,
        computed: (code?.run ?? code?.runInner) !== undefined,
        ...(JSON.parse(linked) as object),
      },
      ...(others.length > 0 && {others: others.slice(0, OTHERS).map(linkOf)}),
    };
  },
});
