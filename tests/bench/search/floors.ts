import {ratio} from '../shared/report/floor';
import type {Rule} from '../shared/report/floor';
import {decimal} from '../shared/report/units';
import type {PeerName} from './args';
import {ROWS} from './measures';
import type {Measure, Measures} from './measures';

/** A limit for a value of our search, or for its ratio to a peer's value. */
type Floor = {
  readonly measure: Measure;
  readonly limit: number;
  readonly atLeast?: boolean;
  readonly peer?: PeerName;
};

const FLOORS: readonly Floor[] = [
  {measure: 'titles', limit: 0.99, atLeast: true},
  {measure: 'typos', limit: 0.98, atLeast: true},
  {measure: 'readers', limit: 0.92, atLeast: true},
  {measure: 'readersMrr', limit: 0.8, atLeast: true},
  {measure: 'junk', limit: 1, atLeast: true},
  {measure: 'indexGzip', limit: 0.3, peer: 'cmfcmf'},
  {measure: 'indexRaw', limit: 0.2, peer: 'cmfcmf'},
  {measure: 'keyP95', limit: 60},
  {measure: 'lastP95', limit: 90},
  {measure: 'typingTaskMs', limit: 50},
  {measure: 'firstTaskMs', limit: 50},
  {measure: 'slowMs', limit: 1, peer: 'pagefind'},
  {measure: 'cpuRatio', limit: 1.15},
];

/** Returns the floors of our search with the values of one run. */
export function floorsOf(
  results: Readonly<Partial<Record<PeerName, Measures>>>,
): Rule[] {
  const {ours = {}} = results;
  return FLOORS.map(({measure, limit, atLeast, peer}) => {
    const [what, write] = ROWS[measure];
    const value = ours[measure];
    return peer
      ? {
          what: `${what}: ratio to ${peer}`,
          limit,
          write: decimal,
          value: ratio(value, results[peer]?.[measure]),
        }
      : {what, limit, atLeast, write, value};
  });
}
