import {spawn} from 'node:child_process';
import {AGENTS_FOLDER, findAgentsNode} from '../../.tools/ensureAgents.mjs';

/** The Node that runs the checks of programs that read the site; undefined where they are not installed. */
export const agentsNode: string | undefined = findAgentsNode();

/**
 * Runs a script of `tests/agents`, and gives what it prints as JSON.
 * @throws Error with what the script said, if it failed.
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
