import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {PluginOptions} from '../options';
import {pageMessage} from '../record/readFrontMatter';
import {siteFiles} from '../registry/files';
import type {PageView} from '../views/views';
import {addImports} from './addImports';
import {insertProcessFigures} from './insertProcessFigures';
import {fillCatalog} from './fillCatalog';
import {readJson, readWords} from './language';
import {insertSections} from './insertSections';
import {pageProblems} from './pageProblems';
import {replaceComponent} from './replaceComponent';
import {resolveBodyLinks} from './resolveBodyLinks';
import {toolTables} from './sections/equivalents';
import {errorSections} from './sections/errors';
import {measuresGlossary} from './sections/measures';
import {showNames} from './showNames';
import {generatedPath, sitePath} from './live/modulePath';
import {insertTrial} from './live/insertTrial';

/** Options of the remark plugin. */
export type RemarkOptions = {
  readonly siteDir: string;
  /** Validated options of the plugin. */
  readonly options: PluginOptions;
};

/**
 * Whether a fence that is not drawn stops the build. The dev server may have a
 * newer text than view: it builds the page again at once.
 */
const stops = () => process.env.NODE_ENV === 'production';

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
    const view = readJson<PageView>(files.viewFile(relative, version));
    const words = readWords(files.languageFile, options);
    const shownPath = files.display(file.path);
    if (view?.problems) {
      throw new Error(pageMessage(shownPath, view.problems));
    }
    resolveBodyLinks(tree, view?.links ?? {});
    const {report, stop} = pageProblems(file.path, shownPath);
    if (view?.operator) {
      if (view.operator.trial) {
        const {section} = view.operator.record.live ?? {};
        insertTrial(tree, section ?? words.sectionsBefore, {
          run: sitePath(siteDir, files.codeFile(relative)),
          trial: generatedPath(siteDir, files.trialFile(relative, version)),
        });
      }
      insertSections(tree, view.operator, {words, report});
      await stop(tree);
      showNames(tree, view.operator.record.parameters);
    }
    if (view?.measures) {
      const glossary = measuresGlossary(view.measures, words);
      replaceComponent(tree, 'OperatorMeasures', glossary);
    }
    if (view?.tool) {
      const tables = toolTables(view.tool, words);
      replaceComponent(tree, 'OperatorEquivalents', tables);
    }
    if (view?.errors) {
      const sections = errorSections(view.errors, words);
      replaceComponent(tree, 'OperatorErrors', sections);
    }
    await insertProcessFigures(tree, view?.processes ?? [], {words, report});
    if (stops()) {
      await stop(tree);
    }
    addImports(tree);
  };
}
