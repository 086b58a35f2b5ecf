import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Gives a run of the tests a temporary folder of its own, which their
 * `os.tmpdir()` names, and removes it with all that they left in it.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ai-cloud-help-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
