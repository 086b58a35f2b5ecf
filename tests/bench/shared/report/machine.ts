import {execFileSync} from 'node:child_process';
import {cpus, loadavg, totalmem} from 'node:os';
import {minutes} from '../run';

/**
 * Short hash of the current commit, with a mark if files have uncommitted
 * changes.
 */
function commitName(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {encoding: 'utf8'}).trim();
    const isChanged = git('status', '--porcelain', '--', 'plugins') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', changed' : ''}`;
  } catch {
    return 'unknown';
  }
}

/**
 * Sentence of a report about its command, date, commit, and machine, without
 * the machine's name.
 */
export function runSentence(command: string, browserVersion: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const gib = Math.round(totalmem() / 2 ** 30);
  return `Written by \`${command}\` on ${date}, commit ${commitName()}, in ${Math.round(minutes())} minutes. ${cpus().length} cores, ${gib} GiB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, Chromium ${browserVersion}. Load of the machine: ${loadavg()[1]!.toFixed(1)}.`;
}
