import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {isFamilyPage} from '../../../plugins/operator-pages/registry/files';

/** Kind of a page. Each kind has its own rules. */
export type PageKind =
  'guide' | 'catalog' | 'operator' | 'recipe' | 'news' | 'partial';

/** A Markdown page for content checks. */
export type Page = {
  /** Path from the site's root, with `/`. */
  readonly file: string;
  /** Text of the file, unchanged. */
  readonly text: string;
  readonly kind: PageKind;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
};

/** A problem of a page, with its position. */
export type Problem = {
  readonly file: string;
  /** Line in the file, starting with 1. Absent for the page as a whole. */
  readonly line?: number | undefined;
  readonly message: string;
};

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Guides in the folder of operators. */
const GUIDES =
  /^docs\/operators\/(?:(?:choosing-columns|expressions|file-formats|measures)|coming-from\/.*)\.mdx$/;

/** Pages that can describe the operators of their folder. */
const INDEXES = /\/index\.mdx$/;

/**
 * Pages with inserted entries: all operators, their changes, the errors of a
 * group, and all recipes.
 */
const CATALOGS =
  /^docs\/(?:operators\/(?:index|changes|errors\/(?!index)[^/]+)|recipes\/index)\.mdx$/;

const RECIPES = /^docs\/recipes\//;

function kindOf(page: Pick<Page, 'file' | 'frontMatter'>): PageKind {
  const {file} = page;
  if (file.startsWith('blog/')) {
    return 'news';
  }
  if (path.basename(file).startsWith('_') || file.includes('/_partials/')) {
    return 'partial';
  }
  if (CATALOGS.test(file)) {
    return 'catalog';
  }
  if (RECIPES.test(file)) {
    return 'recipe';
  }
  return file.startsWith('docs/operators/') &&
    !GUIDES.test(file) &&
    !(INDEXES.test(file) && isFamilyPage(file, page.frontMatter))
    ? 'operator'
    : 'guide';
}

const FRONT_MATTER = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)?---\r?(?:\n|$)/;

/** Position of an error of the Markdown or YAML parser. */
type ParseError = Error & {
  readonly line?: number;
  readonly linePos?: readonly [{readonly line: number}];
};

/**
 * Computes a value on first use. Error messages start with the file and line.
 */
function lazy<Value>(file: string, compute: () => Value): () => Value {
  let known: {readonly value: Value} | undefined;
  return () => {
    try {
      known ??= {value: compute()};
    } catch (error) {
      const {line, linePos, message} = error as ParseError;
      const at = line ?? (linePos ? linePos[0].line + 1 : undefined);
      throw new Error(report([{file, line: at, message}]).join(), {
        cause: error,
      });
    }
    return known.value;
  };
}

/**
 * Returns a page that parses its Markdown and front matter when a check first
 * reads them, and throws an error with the file and line if they are not valid.
 */
export function parsePage(file: string, text: string): Page {
  const tree = lazy(file, () => processor.parse(text));
  const frontMatter = lazy(
    file,
    () =>
      (parseYaml(FRONT_MATTER.exec(text)?.[1] ?? '') ??
        {}) as Page['frontMatter'],
  );
  return {
    file,
    text,
    get kind() {
      return kindOf(this);
    },
    get frontMatter() {
      return frontMatter();
    },
    get tree() {
      return tree();
    },
  };
}

/** Returns the title of a page without parsing the rest of its front matter. */
export function titleOf({text}: Page): string {
  const [line = 'title:'] = /^title: .*$/m.exec(text) ?? [];
  return String((parseYaml(line) as {title: unknown}).title);
}

/**
 * Cache of pages by path and text: a dozen test files check the same hundreds
 * of pages.
 */
const read = new Map<string, Page>();

/**
 * Reads a page of a site by its path from the root. Callers must not change it.
 */
export function readPage(root: string, file: string): Page {
  const text = readFileSync(path.join(root, file), 'utf8');
  const known = read.get(file);
  const page = known?.text === text ? known : parsePage(file, text);
  read.set(file, page);
  return page;
}

/**
 * Reads all pages below some folders of a site, sorted by path. Callers must
 * not change them.
 */
export function readPages(
  root: string,
  folders: readonly string[] = ['docs', 'blog'],
): Page[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => [folder, ...file.split(path.sep)].join('/'))
        .filter((file) => /\.mdx?$/.test(file)),
    )
    .sort()
    .map((file) => readPage(root, file));
}

/** Formats problems as lines of a report: file, line, message. */
export function report(problems: readonly Problem[]): string[] {
  return problems.map(({file, line, message}) =>
    line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`,
  );
}
