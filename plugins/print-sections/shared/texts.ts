/** Texts of print pages, in English, as a file for translators has them. */
export const TEXTS = {
  button: {message: 'Print'},
  back: {message: 'Back to {section}'},
  description: {
    message: 'All pages of the section {section} on one page, for printing.',
  },
  pages: {message: 'Pages'},
  updated: {message: 'Last updated'},
  address: {message: 'Address'},
  contents: {message: 'Contents'},
  choices: {message: 'Printed on pages of their own'},
  choice: {message: 'Pages: {count}'},
  figure: {message: 'Figure {number}.'},
  addresses: {message: 'Addresses'},
  addressesAbout: {
    message: 'Numbers in brackets behind links stand for these addresses.',
  },
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
    texts[id].message.replace(/\{(\w+)\}/g, (name, key: string) =>
      String(values[key] ?? name),
    );
