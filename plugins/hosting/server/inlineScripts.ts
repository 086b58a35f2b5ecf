import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Types of scripts that browsers run or act on. Others are data, which no policy stops. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Texts of the scripts in a page that a policy has to allow, in page order. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let current: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      const isActive = ACTIVE_TYPES.has(type.trim().toLowerCase());
      current =
        name === 'script' && src === undefined && isActive ? '' : undefined;
    },
    ontext(text) {
      if (current !== undefined) {
        current += text;
      }
    },
    onclosetag() {
      if (current) {
        scripts.push(current);
      }
      current = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

/** A script as a source of `script-src`, in quotes. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
