import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

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
};

const FOLDER = path.join(path.dirname(__dirname), 'data', 'operator-facts');

/** Collected facts on all operators, in the order of the files. */
export function readAllFacts(): Fact[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(FOLDER, file), 'utf8')
        .trim()
        .split('\n')
        .map((line): Fact => JSON.parse(line)),
    );
}
