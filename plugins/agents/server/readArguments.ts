import {parseArgs} from 'node:util';

/** Usage message of the command. */
export const USAGE = `Usage: help-agent [--http] [--port <number>] <address or folder>

Serves the search, the pages, and the workflows of a built documentation site
to agents, as an MCP server on standard input and output or, with --http, at
http://localhost:3333/mcp.

  help-agent https://docs.example.com/help/
  help-agent --http ./build`;

/** Arguments of the command. */
export type Arguments = {
  /** Address or folder of the site. */
  readonly place: string;
  /** Port of the HTTP server. Absent for standard input and output. */
  readonly port?: number;
};

/**
 * Returns the arguments, or undefined if they contain `--help`.
 * @throws Error that describes a wrong argument.
 */
export function readArguments(args: readonly string[]): Arguments | undefined {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: {type: 'boolean', short: 'h'},
      http: {type: 'boolean'},
      port: {type: 'string', default: '3333'},
    },
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
  if (!/^\d{1,5}$/.test(values.port)) {
    throw new Error(`${values.port} is not a port. Pass a number.`);
  }
  return {place, ...(values.http && {port: Number(values.port)})};
}
