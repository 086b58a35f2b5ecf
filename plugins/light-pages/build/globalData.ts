import {isDeepStrictEqual} from 'node:util';
import {globalDocsOf} from '../client/pages';
import type {Page, Run} from '../client/types';
import {importOf} from './source';

type GlobalDoc = {readonly id: string; readonly path: string};
type GlobalVersion = {
  readonly path: string;
  readonly docs: readonly GlobalDoc[];
};

/** The global data of all plugins, by name and id. */
type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** Places that follow each other, as runs. */
export function runsOf(places: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const at of [...places].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === at) {
      last[1] = at + 1;
    } else {
      runs.push([at, at + 1]);
    }
  }
  return runs;
}

/** The docs that follow from the list of pages when `base` goes off their paths, and the others. */
function split(
  pages: readonly Page[],
  docs: readonly GlobalDoc[],
  base: string,
) {
  const places = new Map(pages.map(({path}, at) => [path, at]));
  const follows = docs.map((doc) => {
    const at = places.get(doc.path);
    return at !== undefined &&
      isDeepStrictEqual(globalDocsOf(pages, [[at, at + 1]], base), [doc])
      ? at
      : undefined;
  });
  return {
    runs: runsOf(follows.filter((at) => at !== undefined)),
    rest: docs.filter((_, at) => follows[at] === undefined),
  };
}

function docsSource(pages: readonly Page[], {path, docs}: GlobalVersion) {
  const base = path.replace(/\/$/, '');
  const written = split(pages, docs, `${base}/`);
  const generated = split(pages, written.rest, base);
  const list = (runs: readonly Run[], off: string) =>
    `...globalDocsOf(pages, ${JSON.stringify(runs)}, ${JSON.stringify(off)})`;
  return `[${list(written.runs, `${base}/`)}, ${list(generated.runs, base)}, ...${JSON.stringify(generated.rest)}]`;
}

function instanceSource(pages: readonly Page[], instance: unknown): string {
  const {versions, ...rest} = instance as {versions: GlobalVersion[]};
  const sources = versions.map(
    ({docs, ...version}) =>
      `{...${JSON.stringify(version)}, docs: ${docsSource(pages, {...version, docs})}}`,
  );
  return `{...${JSON.stringify(rest)}, versions: [${sources.join(', ')}]}`;
}

/** The global data, with lists of docs made from the list of pages; the order of docs may differ. */
export function globalDataSource(
  pages: readonly Page[],
  {[DOCS]: docs = {}, ...others}: GlobalData,
): string {
  const instances = Object.entries(docs).map(
    ([id, instance]) =>
      `${JSON.stringify(id)}: ${instanceSource(pages, instance)}`,
  );
  return `import pages from './pages';
${importOf('globalDocsOf', 'pages')}
export default {
  ...${JSON.stringify(others)},
  ${JSON.stringify(DOCS)}: {${instances.join(', ')}},
};
`;
}
