import type {PluginOptions} from '../options';
import {resolvePage} from '../process/resolvePage';
import type {Fragments} from '../record/fragments';
import {checkEquivalents} from '../registry/checkEquivalents';
import {buildOperatorIndex} from '../registry/operatorIndex';
import type {OperatorIndex} from '../registry/operatorIndex';
import {readPages} from '../registry/readPages';
import {readShared} from '../registry/readShared';
import {siteFiles, versionsOf} from '../registry/files';
import type {Site, VersionFolders} from '../registry/files';
import {errorProblems} from './errors';
import {usersOf} from './usage';
import {viewOf} from './views';
import type {PageView} from './views';
import {pageMessage} from '../../shared/record/problem';

/** What the plugin has read of a version of the docs. */
export type LoadedVersion = {
  readonly operatorIndex: OperatorIndex;
  /** Parameters that its operators share. */
  readonly fragments: Fragments;
  /** Views by the path of their page in the folder of the version. */
  readonly views: ReadonlyMap<string, PageView>;
};

/** What the plugin has read of a site. */
export type LoadedOperators = {
  /** By name, the current one first. */
  readonly versions: ReadonlyMap<string, LoadedVersion>;
  /** What is wrong with the files that all operators share. Without these, no page can be judged: the views are empty then. */
  readonly messages: readonly string[];
};

/** A version, and a message on each wrong shared file and each wrong page. */
type JudgedVersion = LoadedVersion & {
  readonly messages: readonly string[];
  readonly wrong: readonly string[];
};

async function loadVersion(
  siteDir: string,
  folders: VersionFolders,
  options: PluginOptions,
): Promise<JudgedVersion> {
  const files = siteFiles(siteDir, options);
  const shared = readShared(siteDir, options, folders);
  const {vocabulary, equivalents, errorGroups} = shared;
  const {fragments, portTypes} = vocabulary;
  const pages = await readPages(folders, files, vocabulary);
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
  const context = {
    ...vocabulary,
    equivalents,
    errorGroups,
    operatorIndex,
    measuresPage: options.measuresPage,
    users: usersOf(resolved.filter(({page}) => !page.isPartial)),
    exampleHeading: options.sectionsBefore,
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
    // A partial is judged where a page uses it: drafts and templates are partials too.
    wrong: pages
      .filter(({isPartial}) => !isPartial)
      .flatMap(({file, relative}) =>
        messageOn(files.display(file), views.get(relative)?.problems),
      ),
  };
}

/**
 * Reads all operators of a site, in all versions.
 * @throws Error with every problem of every shared file, or else of every page, if problems stop the build.
 */
export async function loadViews(
  site: Site,
  options: PluginOptions,
  stops: boolean,
): Promise<LoadedOperators> {
  const loaded = await Promise.all(
    versionsOf(site, options).map(
      async (folders): Promise<[string, JudgedVersion]> => [
        folders.name,
        await loadVersion(site.siteDir, folders, options),
      ],
    ),
  );
  // Versions may share a file.
  const all = (kind: 'messages' | 'wrong') => [
    ...new Set(loaded.flatMap(([, version]) => version[kind])),
  ];
  const messages = all('messages');
  const stopping = messages.length > 0 ? messages : all('wrong');
  if (stops && stopping.length > 0) {
    throw new Error(stopping.join('\n'));
  }
  return {versions: new Map(loaded), messages};
}
