import {hasData} from '../../shared/workflow';
import type {PublishedRecipe} from '../tools/recipe';

/** A page of the docs. */
export type Doc = {
  readonly title: string;
  readonly description: string;
  /** Route of the page. */
  readonly permalink: string;
};

/** Matches a fenced block of data or of a process. */
const BLOCK =
  /^(`{3,}|~{3,})(data|process) title="([^"]+)"[^\n]*\n([\s\S]*?)\n\1$/gm;

/**
 * Reads the tables and the workflows of a recipe. Returns undefined for a page
 * that is no recipe.
 * @param content Markdown of the page.
 */
export function recipeOf(
  {title, description, permalink}: Doc,
  content: string,
): PublishedRecipe | undefined {
  if (!hasData(content)) {
    return undefined;
  }
  const blocks = [...content.replaceAll('\r\n', '\n').matchAll(BLOCK)].map(
    ([, , kind, name = '', text = '']) => ({kind, name, text}),
  );
  return {
    title,
    route: permalink,
    answer: description,
    tables: Object.fromEntries(
      blocks
        .filter(({kind}) => kind === 'data')
        .map(({name, text}) => [name, text]),
    ),
    workflows: blocks
      .filter(({kind}) => kind === 'process')
      .map(({name, text}) => ({title: name, workflow: text})),
  };
}
