import {optionsSchema} from '../../../plugins/operator-pages/options';
import {parseRecord} from '../../../plugins/operator-pages/record/parseRecord';
import type {ParsedRecord} from '../../../plugins/operator-pages/record/parseRecord';
import {readShared} from '../../../plugins/operator-pages/registry/readShared';
import {operatorReference} from '../../../src/operatorReference';
import {ROOT} from '../../support/sites';
import type {Page} from './page';

/** The plugin's options on this site. */
export const OPTIONS = optionsSchema.validate(operatorReference).value;

/** Port types, fragments, measures, and rows of behavior that operators share. */
export const {vocabulary: VOCABULARY} = readShared(ROOT, OPTIONS);

/** Parsed records. Several checks read the same hundreds of them. */
const records = new WeakMap<Page, ParsedRecord>();

/** The record of a page, as the build reads it. Callers must not change it. */
export function recordOf(page: Page): ParsedRecord {
  const record =
    records.get(page) ?? parseRecord(page.frontMatter.operator, VOCABULARY);
  records.set(page, record);
  return record;
}
