import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {PluginOptions} from '../options';
import {pageMessage} from '../record/readFrontMatter';
import {siteFiles} from '../registry/files';
import type {PageView} from '../views/views';
import {addImports} from './addImports';
import {insertProcessFigures} from './insertProcessFigures';
import {fillCatalog} from './fillCatalog';
import {insertSections} from './insertSections';
import {insertMeasures} from './insertMeasures';
import {showNames} from './showNames';
import {WORDS} from './words';

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
 * Remark plugin that completes the pages of operators from their views, which
 * the Docusaurus plugin has written before pages are compiled.
 * @throws Error that names the page, the field, and the rule.
 */
export default function remarkOperatorPages({siteDir, options}: RemarkOptions) {
  const files = siteFiles(siteDir, options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const relative = files.relative(file.path);
    if (relative === undefined) {
      return;
    }
    fillCatalog(tree, options.id);
    const view = readView(files.viewFile(relative));
    if (view?.problems) {
      throw new Error(pageMessage(files.display(file.path), view.problems));
    }
    if (view?.operator) {
      insertSections(tree, view.operator, {
        sectionsBefore: options.sectionsBefore,
        words: WORDS,
      });
      showNames(tree, view.operator.record.parameters);
    }
    if (view?.measures) {
      insertMeasures(tree, view.measures, WORDS);
    }
    await insertProcessFigures(tree, view?.processes ?? [], WORDS);
    addImports(tree);
  };
}
