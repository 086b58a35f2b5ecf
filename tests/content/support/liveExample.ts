import {trialOf} from '../../../plugins/operator-lab/live/trialOf';
import type {
  Run,
  Setting,
  Settings,
  Table,
  Tables,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {ROOT} from '../../support/sites';
import {docIdOf} from './docId';
import type {PageOfTest} from './docId';
import {recordOf} from './operators';
import {readPage} from './page';

/** Changed settings. An undefined setting has the default of the code. */
type Changes = Readonly<Record<string, Setting | undefined>>;

/**
 * Inputs of a page's live example, and its runs with other settings and tables.
 * @throws Error when the page has no live example.
 */
export function liveExample(page: PageOfTest, run: Run) {
  const file = `docs/${docIdOf(page)}.mdx`;
  const source = readPage(ROOT, file);
  const {record} = recordOf(source);
  const {trial} = record
    ? trialOf({record, content: source.text}, 'Example')
    : {};
  if (!trial) {
    throw new Error(`${file} has no live example.`);
  }
  const {inputs, settings, output} = trial;
  const [first = ''] = Object.keys(inputs);
  const input = inputs[first]!;
  const changed = (changes: Changes) => ({...settings, ...changes}) as Settings;
  return {
    inputs,
    /** The first input. */
    input,
    /** All outputs, after changes of settings and inputs. */
    outputs: (changes: Changes = {}, tables: Tables = {}): Tables =>
      run({...inputs, ...tables}, changed(changes)),
    /** The output that the page shows, after changes of settings and input. */
    output: (changes: Changes = {}, table: Table = input): Table =>
      run({...inputs, [first]: table}, changed(changes))[output] ?? [],
  };
}
