/** Texts of print pages, in English. */
export const TEXTS = {
  button: 'Print',
  back: 'Back to {section}',
  description: 'All pages of the section {section} on one page, for printing.',
  pages: 'Pages',
  updated: 'Last updated',
  address: 'Address',
  contents: 'Contents',
  choices: 'Printed on pages of their own',
  choice: 'Pages: {count}',
  figure: 'Figure {number}.',
  addresses: 'Addresses',
  addressesAbout: 'Numbers in brackets behind links stand for these addresses.',
};

/** Returns a text in the language of the site, with values in place of `{names}`. */
export type Text = (
  id: keyof typeof TEXTS,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Creates what returns the texts. */
export const textsOf =
  (texts: typeof TEXTS): Text =>
  (id, values = {}) =>
    texts[id].replace(/\{(\w+)\}/g, (name, key: string) =>
      String(values[key] ?? name),
    );
