import {aliasedSitePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {PluginOptions} from '../options';
import {pageMessage} from '../../shared/record/problem';
import {siteFiles} from '../registry/files';
import type {PageView} from '../views/views';
import {resolveBodyLinks, showNames} from './bodyText';
import {addImports, replaceComponent} from './components';
import {insertProcessFigures} from './insertProcessFigures';
import {insertSections} from './insertSections';
import {readJson, readWords} from './language';
import {pageProblems} from './pageProblems';
import {toolTables} from './sections/equivalents';
import {errorSections} from './sections/errors';
import {measuresGlossary} from './sections/measures';

export type RemarkOptions = {
  readonly siteDir: string;
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
    const view = readJson<PageView>(files.viewFile(relative, version));
    const words = readWords(files.languageFile, options);
    const shownPath = files.display(file.path);
    if (view?.problems) {
      throw new Error(pageMessage(shownPath, view.problems));
    }
    resolveBodyLinks(tree, view?.links ?? {});
    const {report, stop} = pageProblems(file.path, shownPath);
    if (view?.operator) {
      const {example} = view.operator;
      if (example) {
        options.live?.insert(tree, example.section ?? words.sectionsBefore, {
          run: example.run,
          trial: aliasedSitePath(files.trialFile(relative, version), siteDir),
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
