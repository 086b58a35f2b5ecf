import type {PluginOptions} from '../options';
import type {ResultKind} from '../shared/answer';
import type {DocumentType} from '../shared/page';

/** Kinds of pages that no option names. */
const OTHERS: Readonly<Record<DocumentType, ResultKind>> = {
  docs: 'guide',
  blog: 'post',
  other: 'page',
};

/** Creates a function that tests if a route matches one of several globs. */
type Matcher = (globs: readonly string[]) => (route: string) => boolean;

/** Creates a function that returns the kind of a page. */
export function kindFinder(
  {
    referenceRoutes,
    recipeRoutes,
  }: Pick<PluginOptions, 'referenceRoutes' | 'recipeRoutes'>,
  matcher: Matcher,
): (type: DocumentType, route: string) => ResultKind {
  // The index of a folder introduces the pages below it, unless a glob names it.
  const pagesOf: Matcher = (globs) => {
    const isPage = matcher(globs);
    const isFolder = matcher(globs.filter((glob) => glob.endsWith('/')));
    return (route) => (route.endsWith('/') ? isFolder : isPage)(route);
  };
  const isReference = pagesOf(referenceRoutes);
  const isRecipe = pagesOf(recipeRoutes);
  return (type, route) => {
    if (isReference(route)) {
      return 'reference';
    }
    return isRecipe(route) ? 'recipe' : OTHERS[type];
  };
}
