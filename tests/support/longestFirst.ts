import {BaseSequencer} from 'vitest/node';
import type {TestSpecification} from 'vitest/node';

/** Files that take minutes, the longest first. Begun last, they would run alone in the end. */
const LONG = ['tests/built/agents.test.ts', 'tests/built/sections.test.ts'];

const rank = ({moduleId}: TestSpecification) => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? LONG.length : at;
};

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
