import {execFileSync} from 'node:child_process';
import {cpus, loadavg, totalmem} from 'node:os';

/** What the figures were measured on, without naming the machine. */
export function machineShape(browserVersion: string): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${gib} GiB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, Chromium ${browserVersion}`;
}

/** Short name of the commit that is measured, and whether files differ from it. */
export function commitName(cwd: string): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {cwd, encoding: 'utf8'}).trim();
    const isChanged = git('status', '--porcelain', '--', 'plugins') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', changed' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** How many threads of the whole machine ran or waited in the last five minutes, on average. */
export const machineLoad = () => loadavg()[1]!;
