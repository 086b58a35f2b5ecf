import {spawn} from 'node:child_process';
import {AGENTS_FOLDER, findAgentsNode} from '../../.tools/ensureAgents.mjs';

/**
 * Path of the Node that runs the checks for programs that read the site.
 * Undefined if the checks are not installed.
 */
export const agentsNode: string | undefined = findAgentsNode();

/**
 * Runs a script of `tests/agents` and parses its output as JSON.
 * @throws Error with the output of the script if it fails.
 */
export async function runAgentsScript(
  script: string,
  args: readonly string[],
): Promise<unknown> {
  const child = spawn(agentsNode!, [script, ...args], {cwd: AGENTS_FOLDER});
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) {
    throw new Error(`${script} did not run:\n${errors}`);
  }
  return JSON.parse(output);
}
