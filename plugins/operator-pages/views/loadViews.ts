import type {PluginOptions} from '../options';
import {pageMessage} from '../record/readFrontMatter';
import {buildOperatorIndex} from '../registry/operatorIndex';
import type {OperatorIndex} from '../registry/operatorIndex';
import {siteFiles} from '../registry/files';
import {readPages} from '../registry/readPages';
import {readShared} from '../registry/readShared';
import {resolvePage} from '../process/resolvePage';
import {usersOf} from './usage';
import {viewOf} from './views';
import type {PageView} from './views';

/** What the plugin has read of a site. */
export type LoadedOperators = {
  readonly operatorIndex: OperatorIndex;
  /** Views by the path of their page below the docs. */
  readonly views: ReadonlyMap<string, PageView>;
  /** What is wrong with the files that all operators share. Without these, no page can be judged: the views are empty then. */
  readonly messages: readonly string[];
};

/**
 * Reads all operators of a site.
 * @throws Error with every problem of every shared file, or else of every page, if problems stop the build.
 */
export async function loadViews(
  siteDir: string,
  options: PluginOptions,
  stops: boolean,
): Promise<LoadedOperators> {
  const files = siteFiles(siteDir, options);
  const {vocabulary, planned, messages} = readShared(siteDir, options);
  if (stops && messages.length > 0) {
    throw new Error(messages.join('\n'));
  }
  const pages = await readPages(files, vocabulary);
  if (messages.length > 0) {
    const operators = pages.filter(({isOperator}) => isOperator);
    return {
      operatorIndex: buildOperatorIndex([], planned),
      views: new Map(
        operators.map(({relative}) => [relative, {processes: []}]),
      ),
      messages,
    };
  }
  const operatorIndex = buildOperatorIndex(pages, planned);
  const drawn = pages.map((page) => ({
    page,
    ...resolvePage(page, operatorIndex, vocabulary.portTypes),
  }));
  const context = {
    ...vocabulary,
    operatorIndex,
    measuresPage: options.measuresPage,
    users: usersOf(drawn.filter(({page}) => !page.isPartial)),
  };
  const views = new Map(
    drawn.flatMap(({page, ...resolved}): [string, PageView][] => {
      const view = viewOf(page, resolved, context);
      return view ? [[page.relative, view]] : [];
    }),
  );
  // A partial is judged where a page uses it: drafts and templates are partials too.
  const wrong = pages.flatMap(({relative, isPartial}) => {
    const problems = views.get(relative)?.problems;
    return problems && !isPartial
      ? [pageMessage(`${options.docsPath}/${relative}`, problems)]
      : [];
  });
  if (stops && wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
  return {operatorIndex, views, messages: []};
}
