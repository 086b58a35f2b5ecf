import type {PortTypes} from '../record/port';
import type {Words} from './words';

/** What ports are shown with. */
export type PortContext = {
  readonly types: PortTypes;
  readonly words: Words;
};
