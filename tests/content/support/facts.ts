import path from 'node:path';
import {allFacts} from '../../../.tools/operators/sharedFiles.mjs';

/** What the checks read of collected facts on an operator; `readFacts` reads the rest. */
export type Fact = {
  /** Doc id. */
  readonly id: string;
  readonly title: string;
  readonly inputs: [];
  /** As they were collected; `readFacts` knows the fields. */
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
  }[];
  readonly source?: string;
  readonly subprocesses?: readonly string[];
  readonly inner_ports?: readonly {
    readonly subprocess: string;
    readonly sources?: readonly {readonly name: string}[];
    readonly sinks?: readonly {readonly name: string}[];
  }[];
  readonly capabilities?: {
    readonly accepts?: Readonly<Record<string, boolean | 'depends'>>;
    readonly notes?: readonly string[];
  };
  readonly changes?: readonly {
    readonly last_old_version?: string;
    readonly change: string;
  }[];
  readonly behavior?: Readonly<Record<string, unknown>>;
  readonly facts?: readonly string[];
};

const FOLDER = path.join(path.dirname(__dirname), 'data', 'operator-facts');

/** Collected facts on all operators by doc id, in the order of the files. */
export const FACTS: ReadonlyMap<string, Fact> = allFacts(FOLDER);

/** Collected facts on all operators, in the order of the files. */
export function readAllFacts(): Fact[] {
  return [...FACTS.values()];
}
