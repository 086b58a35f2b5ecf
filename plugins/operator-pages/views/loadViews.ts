import type {PluginOptions} from '../options';
import {resolvePage} from '../process/resolvePage';
import type {Fragments} from '../record/fragments';
import {checkEquivalents} from '../registry/checkEquivalents';
import {buildOperatorIndex} from '../registry/operatorIndex';
import type {OperatorIndex} from '../registry/operatorIndex';
import {readPages} from '../registry/readPages';
import {readShared} from '../registry/readShared';
import {siteFiles} from '../registry/files';
import {errorProblems} from './errors';
import {countConnections} from './neighbors';
import {usersOf} from './usage';
import {viewOf} from './views';
import type {PageView} from './views';
import {pageMessage} from '../../shared/record/problem';

/** Everything that the plugin reads from a site. */
export type LoadedOperators = {
  readonly operatorIndex: OperatorIndex;
  /** Parameters that operators share. */
  readonly fragments: Fragments;
  /** Views by the page's path below the docs. */
  readonly views: ReadonlyMap<string, PageView>;
  /**
   * Messages about invalid files that all operators share. If such a file
   * cannot be read, pages cannot be checked, and the views are empty.
   */
  readonly messages: readonly string[];
};

/** Reads all operators, with a message for each invalid page. */
async function readOperators(
  siteDir: string,
  options: PluginOptions,
): Promise<LoadedOperators & {readonly wrong: readonly string[]}> {
  const files = siteFiles(siteDir, options);
  const shared = readShared(siteDir, options);
  const {vocabulary, equivalents, errorGroups} = shared;
  const {fragments, portTypes} = vocabulary;
  const pages = await readPages(files, vocabulary);
  if (shared.messages.length > 0) {
    const operators = pages.filter(({isOperator}) => isOperator);
    return {
      operatorIndex: buildOperatorIndex([]),
      fragments,
      views: new Map(
        operators.map(({relative}) => [relative, {processes: []}]),
      ),
      messages: shared.messages,
      wrong: [],
    };
  }
  const operatorIndex = buildOperatorIndex(pages);
  const resolved = pages.map((page) => ({
    page,
    ...resolvePage(page, operatorIndex, portTypes),
  }));
  const shown = resolved.filter(({page}) => !page.isPartial);
  const context = {
    ...vocabulary,
    equivalents,
    errorGroups,
    operatorIndex,
    measuresPage: options.measuresPage,
    users: usersOf(shown),
    connections: countConnections(shown.flatMap(({processes}) => processes)),
  };
  const views = new Map(
    resolved.flatMap(({page, ...own}): [string, PageView][] => {
      const view = viewOf(page, own, context);
      return view ? [[page.relative, view]] : [];
    }),
  );
  const messageOn = (file: string, problems: readonly string[] = []) =>
    problems.length > 0 ? [pageMessage(file, problems)] : [];
  const inDocs = (file = '') => `${options.docsPath}/${file}`;
  return {
    operatorIndex,
    fragments,
    views,
    messages: [
      ...messageOn(
        inDocs(options.equivalents),
        checkEquivalents(equivalents, operatorIndex),
      ),
      ...errorGroups.flatMap((group, at) =>
        messageOn(
          inDocs(options.errors[at]),
          errorProblems(group, operatorIndex),
        ),
      ),
    ],
    // A partial is checked on the pages that use it, because drafts and
    // templates are partials too.
    wrong: pages
      .filter(({isPartial}) => !isPartial)
      .flatMap(({file, relative}) =>
        messageOn(files.display(file), views.get(relative)?.problems),
      ),
  };
}

/**
 * Reads all operators of a site.
 * @throws Error with every problem of the shared files or, if they are valid,
 * of the pages, if problems stop the build.
 */
export async function loadViews(
  siteDir: string,
  options: PluginOptions,
  stops: boolean,
): Promise<LoadedOperators> {
  const {wrong, ...loaded} = await readOperators(siteDir, options);
  const {messages} = loaded;
  const stopping = messages.length > 0 ? messages : wrong;
  if (stops && stopping.length > 0) {
    throw new Error(stopping.join('\n'));
  }
  return loaded;
}
