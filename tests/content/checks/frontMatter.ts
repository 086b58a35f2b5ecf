import Joi from 'joi';
import type {Page, PageKind, Problem} from '../support/page';

const title = Joi.string().max(60).required();
const description = Joi.string()
  .min(50)
  .max(160)
  .pattern(/^\p{Lu}.*\.$/u, 'a sentence that ends in a full stop')
  .pattern(/[.!?] \p{Lu}/u, {name: 'more than one sentence', invert: true})
  .required();
const keywords = Joi.array()
  .items(Joi.string().lowercase().max(40))
  .min(3)
  .max(16)
  .unique();

const SCHEMAS: Readonly<Record<PageKind, Joi.ObjectSchema>> = {
  guide: Joi.object({
    title,
    sidebar_label: Joi.string().max(40),
    // In folders whose pages the sidebar takes as they are.
    sidebar_position: Joi.number(),
    description,
    // The words of a task are many.
    keywords: keywords.max(23).required(),
  }),
  catalog: Joi.object({
    title,
    // The groups of errors have 'Errors' above them in the sidebar.
    sidebar_label: Joi.string().max(40),
    description,
    keywords: keywords.required(),
  }),
  operator: Joi.object({
    title,
    slug: Joi.string(),
    sidebar_label: Joi.string().max(60),
    description,
    keywords,
    operator: Joi.object(),
  }),
  news: Joi.object({
    slug: Joi.string()
      .pattern(/^\/\d{4}\/\d\d\/\d\d\/[a-z-]+$/)
      .required(),
    title,
    description,
    date: Joi.string().isoDate().required(),
    authors: Joi.array().items(Joi.string()).min(1).required(),
    tags: Joi.array().items(Joi.string()).min(1).required(),
  }),
  partial: Joi.object(),
};

function ofPage({file, kind, frontMatter}: Page): Problem[] {
  const {error} = SCHEMAS[kind].validate(frontMatter, {
    abortEarly: false,
    convert: false,
  });
  return (error?.details ?? []).map(({message}) => ({
    file,
    line: 1,
    message: `front matter: ${message}`,
  }));
}

/** The description of a page as it is written, without parsing the rest of its front matter. */
function writtenDescription({text}: Page): string | undefined {
  return /^description: .*\n(?: +.*\n)*/m.exec(text)?.[0];
}

/**
 * Checks the fields of pages by their kinds, and that no other page has the same
 * description. `others` are all pages of the site.
 */
export function checkFrontMatter(
  pages: readonly Page[],
  others: readonly Page[] = pages,
): Problem[] {
  const first = new Map<string | undefined, string>();
  for (const page of [...others].reverse()) {
    first.set(writtenDescription(page), page.file);
  }
  const duplicates = pages.flatMap((page) => {
    const description = writtenDescription(page);
    const other = first.get(description);
    return description === undefined || other === page.file
      ? []
      : [
          {
            file: page.file,
            line: 1,
            message: `front matter: same description as ${other}`,
          },
        ];
  });
  return [...pages.flatMap(ofPage), ...duplicates];
}
