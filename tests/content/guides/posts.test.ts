import {describe, expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {column, numbers, tablesOf} from '../support/exampleTables';

describe('the post on the plan of a quota', () => {
  const [all = []] = tablesOf('blog/2024-09-18-planning.mdx');
  const workloads = all.slice(0, -1);
  const total = all.at(-1);

  it('multiplies and adds up the workloads', () => {
    const count = numbers(workloads, 'Number');
    for (const unit of ['vCPU', 'GiB']) {
      const each = numbers(workloads, `${unit} each`);
      const used = numbers(workloads, unit);
      expect(used).toEqual(count.map((n, at) => n * (each[at] ?? 0)));
      expect(total?.[unit]).toBe(sum(used));
    }
    expect(total?.Number).toBe(sum(count));
  });

  it('leaves room for four design sessions without the jobs', () => {
    const [job, design] = ['Scheduled job', 'Workflow design'].map(
      (name) => workloads[column(workloads, 'Workload').indexOf(name)],
    );
    const day = ['vCPU', 'GiB'].map(
      (unit) => Number(total?.[unit]) - Number(job?.[unit]),
    );
    expect(day).toEqual([20, 96]);
    const room = ['vCPU', 'GiB'].map(
      (unit, at) =>
        ([32, 128][at]! - (day[at] ?? 0)) / Number(design?.[`${unit} each`]),
    );
    expect(Math.floor(Math.min(...room))).toBe(4);
  });
});

it('divides the quota of the post on pools', () => {
  const [pools] = tablesOf('blog/2024-01-17-resource-management.mdx');
  const copies = 4 * 4 + 1;
  expect(numbers(pools, 'vCPU')).toEqual([copies * 2, 64 - copies * 2]);
  expect(numbers(pools, 'GiB')).toEqual([copies * 8, 256 - copies * 8]);
});

it('counts the hours of the workspace that nobody stopped', () => {
  const hours =
    (Date.parse('2024-03-04T08:00Z') - Date.parse('2024-03-01T18:00Z')) /
    3_600_000;
  expect([hours, hours * 4]).toEqual([62, 248]);
});
