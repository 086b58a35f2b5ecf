import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {PluginOptions} from '../options';
import {pageMessage} from '../record/readFrontMatter';
import {siteFiles} from '../registry/files';
import {linesAbove} from '../registry/linesAbove';
import type {PageView} from '../views/views';
import {addImports} from './addImports';
import {insertProcessFigures} from './insertProcessFigures';
import {fillCatalog} from './fillCatalog';
import {inLanguage, readLanguage} from './language';
import {insertSections} from './insertSections';
import {insertMeasures} from './insertMeasures';
import {showNames} from './showNames';
import {generatedPath, importPath} from './live/modulePath';
import {insertTrial} from './live/insertTrial';

/** Options of the remark plugin. */
export type RemarkOptions = {
  readonly siteDir: string;
  /** Validated options of the plugin. */
  readonly options: PluginOptions;
};

function readView(file: string): PageView | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageView;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Whether a fence that is not drawn stops the build. The dev server may have a
 * newer text than view: it builds the page again at once.
 */
const stops = () => process.env.NODE_ENV === 'production';

/** Lines of a file above the text of its tree. */
async function frontMatterLines(
  {children: [first]}: Root,
  filePath: string,
): Promise<number> {
  if (first?.type === 'yaml') {
    return 0;
  }
  const fileContent = readFileSync(filePath, 'utf8');
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return linesAbove(fileContent, content);
}

/**
 * Remark plugin that completes the pages of operators from their views, which
 * the Docusaurus plugin has written before pages are compiled.
 * @throws Error that names the page, the field, and the rule.
 */
export default function remarkOperatorPages({siteDir, options}: RemarkOptions) {
  const files = siteFiles(siteDir, options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const place = files.placeOf(file.path);
    if (!place) {
      return;
    }
    const {relative, version} = place;
    fillCatalog(tree, options.id, version);
    const view = readView(files.viewFile(relative, version));
    const language = readLanguage(files.languageFile, options);
    const {words} = language;
    if (view?.problems) {
      throw new Error(pageMessage(files.display(file.path), view.problems));
    }
    if (view?.operator) {
      if (view.operator.trial) {
        const {section} = view.operator.record.live ?? {};
        insertTrial(tree, section ?? language.sectionsBefore, {
          run: importPath(file.path, files.runFile(relative, version)),
          trial: generatedPath(siteDir, files.trialFile(relative, version)),
        });
      }
      insertSections(tree, inLanguage(view.operator, language), language);
      showNames(tree, view.operator.record.parameters);
    }
    if (view?.measures) {
      insertMeasures(tree, view.measures, words);
    }
    const problems: [line: number, problem: string][] = [];
    await insertProcessFigures(tree, view?.processes ?? [], {
      words,
      report: (...problem) => problems.push(problem),
    });
    if (problems.length > 0 && stops()) {
      const above = await frontMatterLines(tree, file.path);
      throw new Error(
        pageMessage(
          files.display(file.path),
          problems.map(([line, problem]) => `line ${above + line}: ${problem}`),
        ),
      );
    }
    addImports(tree);
  };
}
