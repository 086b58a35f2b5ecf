import {parseArgs} from 'node:util';

/** Usage message of the command. */
export const USAGE = `Usage: search-tool <address or folder>

Serves the search and the pages of a built documentation site to agents, as an
MCP server on standard input and output.

  search-tool https://docs.example.com/help/
  search-tool ./build`;

/**
 * Returns the site from the command line, or undefined if the arguments contain
 * `--help`.
 * @throws Error that describes a wrong argument.
 */
export function readArguments(args: readonly string[]): string | undefined {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) {
    return undefined;
  }
  const [place] = positionals;
  if (positionals.length !== 1 || !place) {
    throw new Error(
      `Name one site, by its address or the folder that it is built to; ${positionals.length} are named.`,
    );
  }
  return place;
}
