import {aliasedSitePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {PluginOptions} from '../options';
import {pageMessage} from '../../shared/record/problem';
import {siteFiles} from '../registry/files';
import {EXAMPLE} from '../views/views';
import {readView} from '../views/writeViews';
import {resolveBodyLinks, showNames} from './bodyText';
import {addImports, replaceComponent} from './components';
import {insertProcessFigures} from './insertProcessFigures';
import {insertSections} from './insertSections';
import {pageProblems} from './pageProblems';
import {changeTables} from './sections/changes';
import {toolTables} from './sections/equivalents';
import {errorSections} from './sections/errors';
import {measuresGlossary} from './sections/measures';

export type RemarkOptions = {
  readonly siteDir: string;
  readonly options: PluginOptions;
};

const isProduction = () => process.env.NODE_ENV === 'production';

/**
 * Remark plugin that completes operator pages from their views. The Docusaurus
 * plugin writes the views before pages are compiled.
 * @throws Error that names the page, the field, and the rule.
 */
export default function remarkOperatorPages({siteDir, options}: RemarkOptions) {
  const files = siteFiles(siteDir, options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const relative = files.relativeOf(file.path);
    if (relative === undefined) {
      return;
    }
    const view = readView(files.viewFile(relative));
    const shownPath = files.display(file.path);
    if (view?.problems) {
      throw new Error(pageMessage(shownPath, view.problems));
    }
    resolveBodyLinks(tree, view?.links ?? {});
    const {report, stop} = pageProblems(file.path, shownPath);
    if (view?.operator) {
      const {example} = view.operator;
      if (example) {
        options.live?.insert(tree, example.section ?? EXAMPLE, {
          run: example.run,
          trial: aliasedSitePath(files.trialFile(relative), siteDir),
        });
      }
      insertSections(tree, view.operator, report);
      await stop(tree);
      showNames(tree, view.operator.record.parameters);
    }
    if (view?.measures) {
      const glossary = measuresGlossary(view.measures);
      replaceComponent(tree, 'OperatorMeasures', glossary);
    }
    if (view?.tool) {
      const tables = toolTables(view.tool);
      replaceComponent(tree, 'OperatorEquivalents', tables);
    }
    if (view?.errors) {
      const sections = errorSections(view.errors);
      replaceComponent(tree, 'OperatorErrors', sections);
    }
    if (view?.changes) {
      const tables = changeTables(view.changes);
      replaceComponent(tree, 'OperatorChanges', tables);
    }
    const following = await options.workflows?.(tree, file.path, report);
    const processes = view?.processes ?? [];
    const isCurrent = await insertProcessFigures(
      tree,
      processes,
      report,
      following,
    );
    // In the dev server, the page is rebuilt as soon as its view is current.
    if (isCurrent || isProduction()) {
      await stop(tree);
    }
    addImports(tree);
  };
}
