import {equivalent} from './equivalent';
import {error} from './error';
import {operator} from './operator';
import {read} from './read';
import {recipe} from './recipe';
import {runWorkflow} from './runWorkflow';
import {search} from './search';
import type {Tool} from './tool';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  search,
  read,
  operator,
  error,
  equivalent,
  recipe,
  runWorkflow,
];

/** Describes the tools as a list in Markdown. */
export const toolList = (): string =>
  TOOLS.map(
    ({name, inputSchema, description}) =>
      `- \`${name}(${Object.keys(inputSchema.shape).join(', ')})\`: ${description}`,
  ).join('\n');
