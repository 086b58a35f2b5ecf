import * as z from 'zod';
import type {ReadPage} from './library';
import {text, tool} from './tool';
import {ToolError} from './toolError';

/** Folder of the pages on functions of other tools. */
const FOLDER = 'docs/operators/coming-from';

/** Maximum number of functions in one answer. */
const MAX_ROWS = 5;

const FUNCTION = z.object({
  tool: z.string(),
  function: z.string(),
  operator: z.string().describe('Operator that replaces it, with a link'),
  settings: z.string().describe('Settings that make both equal'),
  differs: z.string().describe('Differences'),
  route: z.string().describe('Address of the table'),
});

/** Reads the tables of functions of a page. All cells are Markdown. */
export function rowsOf({title, route, markdown}: ReadPage) {
  let isTable = false;
  return markdown.split('\n').flatMap((line): z.output<typeof FUNCTION>[] => {
    const [name = '', operator = '', settings = '', differs = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const wasTable = isTable && name !== '';
    isTable = wasTable || (operator === 'Operator' && differs !== '');
    return wasTable && name !== '-'
      ? [
          {
            tool: title.replace(/^Coming from /, ''),
            function: name.replaceAll('`', ''),
            operator,
            settings,
            differs,
            route,
          },
        ]
      : [];
  });
}

const wordsOf = (name: string): string[] =>
  name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words that two names have in common, 0 to 2. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return common / Math.max(one.length, 1) + common / Math.max(other.length, 1);
}

/** Tool that finds the operator for a function of another tool. */
export const equivalent = tool({
  name: 'equivalent',
  title: 'Translate a function of another tool',
  description:
    'Finds the operator that replaces a function of pandas, SQL, Excel, scikit-learn, KNIME, or Alteryx, with the settings that make both equal, and what differs.',
  inputSchema: z.strictObject({
    function: text(200, 'Name such as "DataFrame.merge" or "VLOOKUP".'),
    tool: text(100, '')
      .optional()
      .describe('Tool such as "pandas". Default: all.'),
  }),
  outputSchema: z.object({functions: z.array(FUNCTION)}),
  async run({function: name, tool: wanted}, library) {
    const rows = (await library.pagesIn(FOLDER)).flatMap(rowsOf);
    const tools = [...new Set(rows.map((row) => row.tool))];
    const own = tools.find(
      (one) => one.toLowerCase() === wanted?.toLowerCase(),
    );
    if (wanted !== undefined && own === undefined) {
      throw new ToolError(
        `There is no table for "${wanted}". Pass one of ${tools.join(', ')}.`,
      );
    }
    const functions = rows
      .filter((row) => own === undefined || row.tool === own)
      .map((row) => ({
        row,
        points: likeness(wordsOf(name), wordsOf(row.function)),
      }))
      .filter(({points}) => points > 0.5)
      .sort((one, other) => other.points - one.points)
      .slice(0, MAX_ROWS)
      .map(({row}) => row);
    if (functions.length === 0) {
      throw new ToolError(
        `No table has the function "${name}". Ask the tool search for its task, such as "join two tables".`,
      );
    }
    return {functions};
  },
});
