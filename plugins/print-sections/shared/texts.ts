/** Texts of print pages, by their ids in `code.json`. */
const TEXTS = {
  'print.button': 'Print',
  'print.back': 'Back to {section}',
  'print.description':
    'The pages of the section {section}, joined into one to print.',
  'print.pages': 'Pages',
  'print.updated': 'Last updated',
  'print.address': 'Address',
  'print.contents': 'Contents',
  'print.choices': 'Printed on pages of their own',
  'print.choice': 'Pages: {count}',
  'print.figure': 'Figure {number}.',
  'print.addresses': 'Addresses',
  'print.addresses.about':
    'Numbers in brackets behind links stand for these addresses.',
} as const;

/** Returns a text in the language of the site, with values in place of `{names}`. */
export type Text = (
  id: keyof typeof TEXTS,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Reads texts from the translations of a language; those that are not translated are in English. */
export function textsOf(translations: Readonly<Record<string, string>>): Text {
  return (id, values = {}) =>
    (translations[id] ?? TEXTS[id]).replace(/\{(\w+)\}/g, (name, key: string) =>
      String(values[key] ?? name),
    );
}
