import type {Difference} from '../checks/operatorFacts';

/** Fields in which pages on text operators know more than the facts, by the path of the page. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'filtering/filter_documents_by_content': [
    'source',
    'parameters',
    'regular_expression.type',
  ],
  'filtering/filter_stopwords_czech': ['source'],
  'filtering/filter_tokens_by_regions': [
    'source',
    'parameters',
    'condition.type',
    'string.type',
    'regular_expression.type',
    'case_sensitive.type',
    'invert_condition.type',
    'tokens_before.type',
    'tokens_after.type',
    'start_condition.type',
    'start_string.type',
    'end_condition.type',
    'end_string.type',
    'invert.type',
  ],
  json_to_data: [
    'minimal_examples_(absolute).type',
    'minimal_examples_(absolute).only_when',
  ],
  'stemming/stem_german': ['source'],
  'transformation/keep_document_parts': ['source'],
  'transformation/remove_document_parts': ['source'],
  write_document: ['source'],
};

/** What public pages of text operators show, and the facts have from memory or not at all. */
export const TEXT_PAGES: readonly Difference[] = Object.entries(FIELDS).flatMap(
  ([page, fields]) =>
    fields.map((field) => ({
      id: `operators/extensions/Text_Processing/${page}`,
      field,
      reason:
        'The facts come from memory here; a public page of the operator shows it.',
    })),
);
