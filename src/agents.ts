import {CATALOG_FILE} from '../plugins/agents/build/announcements';
import type {Options} from '../plugins/agents/options';
import type {Options as HostingOptions} from '../plugins/hosting/options';
import {origin} from './origin';

/** Options of what the site publishes for agents. */
export const agents: Options = {
  title: 'Altair AI Cloud',
  origin: origin.isKnown ? origin.url : '',
  ...(process.env.MCP_ADDRESS && {server: process.env.MCP_ADDRESS}),
};

/**
 * Headers for agents: they may search and quote the content, and find the lists
 * of it that the build has.
 */
export const agentHeaders = (
  baseUrl: string,
): NonNullable<HostingOptions['headers']> => ({
  'Content-Signal': 'search=yes, ai-input=yes',
  Link: [
    `<${baseUrl}llms.txt>; rel=describedby`,
    ...(origin.isKnown ? [`<${baseUrl}${CATALOG_FILE}>; rel=ai-catalog`] : []),
  ].join(', '),
});
