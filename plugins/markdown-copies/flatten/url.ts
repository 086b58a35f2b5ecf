import path from 'node:path';
import {MARKS} from './marks';

/** Where the file lies whose links are read. */
export type Place = {
  readonly siteDir: string;
  /** The file, as an absolute path. */
  readonly file: string;
};

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;
const PATHNAME = /^pathname:\/\//;
const ALIAS = '@site/';

/** A path below the site's folder, with slashes. */
export function relativeTo(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * The address of a link as a mark that says what it leads to: a file, or a
 * path of the site. Links to other sites and within the page stay as they are.
 */
export function markedUrl(url: string, {siteDir, file}: Place): string {
  const given = url.replace(PATHNAME, '');
  if (given.startsWith('/') && !given.startsWith('//')) {
    return MARKS.path + given.slice(1);
  }
  if (SCHEME.test(given) || given === '') {
    return url;
  }
  const [target = '', ...anchor] = given.split('#');
  const folder = target.startsWith(ALIAS) ? siteDir : path.dirname(file);
  const name = path.resolve(folder, decodeURI(target.replace(ALIAS, '')));
  return [MARKS.file + encodeURI(relativeTo(siteDir, name)), ...anchor].join(
    '#',
  );
}
