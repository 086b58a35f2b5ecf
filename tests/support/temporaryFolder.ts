import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder for a test run, which `os.tmpdir()` then returns.
 * After the run, removes it with its files.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ai-cloud-help-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
