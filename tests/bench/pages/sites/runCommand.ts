import {spawn} from 'node:child_process';

/** Lines of the output of a command that failed which are shown. */
const SHOWN_LINES = 30;

/**
 * Runs a command to its end, silently; resolves to what it printed.
 * @throws Error with the end of what it printed when it fails.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {cwd, env = {}}: {readonly cwd: string; readonly env?: NodeJS.ProcessEnv},
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.trim().split('\n').slice(-SHOWN_LINES);
      if (code === 0) {
        resolve(output);
      } else {
        reject(new Error(`${args[0]} failed in ${cwd}:\n${lines.join('\n')}`));
      }
    });
  });
}
