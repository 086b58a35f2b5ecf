import {optionsSchema} from '../../../plugins/operator-pages/options';
import {parseRecord} from '../../../plugins/operator-pages/record/parseRecord';
import type {ParsedRecord} from '../../../plugins/operator-pages/record/parseRecord';
import {readShared} from '../../../plugins/operator-pages/registry/readShared';
import {operatorReference} from '../../../src/operatorReference';
import {ROOT} from '../../support/sites';
import type {Page} from './page';

/** The plugin's options for this site. */
export const OPTIONS = optionsSchema.validate(operatorReference).value;

/**
 * Vocabulary of the site: the content of the files that all operators share.
 * Errors and functions of other tools, which are not part of it, are not read.
 */
export const {vocabulary: VOCABULARY} = readShared(ROOT, {
  ...OPTIONS,
  equivalents: undefined,
  errors: [],
});

/**
 * Cache of parsed records by page, because several checks read the same
 * hundreds of them.
 */
const records = new WeakMap<Page, ParsedRecord>();

/** Parses the record of a page like the build. Callers must not change it. */
export function recordOf(page: Page): ParsedRecord {
  const record =
    records.get(page) ?? parseRecord(page.frontMatter.operator, VOCABULARY);
  records.set(page, record);
  return record;
}
