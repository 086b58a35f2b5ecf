import {describe, expect, it} from 'vitest';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleLines} from '@support/sampleLines';

const [, days, sums] = exampleTables(import.meta, 'Worked example');

/**
 * Sales of each shop by the summary that a user selects, as set by the two
 * macros.
 */
function summed(group: string, summary: string, table = asTable(days)) {
  const {'example set output': result = []} = aggregate(
    {'example set input': table},
    {
      group_by_attributes: group,
      aggregation_attributes: [['sales', summary]],
    },
  );
  return result;
}

describe('the two choices', () => {
  it('takes days from the sample data', () => {
    const lines = sampleLines('shop-sales.csv').map((line) => {
      const [date, shop, , sales] = line.split(',');
      return [date, shop, sales].join();
    });
    expect(lines).toEqual(
      expect.arrayContaining(
        (days ?? []).map(({date, shop, sales}) =>
          [date, shop, Number(sales).toFixed(2)].join(),
        ),
      ),
    );
  });

  it.each(['average', 'maximum'])('sums up by %s', (summary) => {
    const name = `${summary}(sales)`;
    expect(shownRows(summed('shop', summary))).toEqual(
      sums?.map((row) => ({shop: row.shop, [name]: row[name]})),
    );
  });

  it('leaves a gap out of both summaries', () => {
    const gap = asTable([...(days ?? []), {...days?.[0], sales: '?'}]);
    expect(
      shownCells(summed('shop', 'average', gap), 'average(sales)'),
    ).toEqual(sums?.map((row) => row['average(sales)']));
  });
});

describe('names joined by a bar', () => {
  const [settings = []] = exampleTables(
    'operators/extensions/Custom_Operators/parameter_helper/attribute_subset_parameter_macro',
    'Description',
  );
  const settingOf = (parameter: string) =>
    String(settings.find((row) => row.Parameter === parameter)?.Setting);
  const expression = settingOf('value')
    .split(', ')
    .join(settingOf('separator'));
  const found = (names: readonly string[], by: string) =>
    names.filter((name) => new RegExp(`^(?:${by})$`).test(name));

  it('finds the columns of the names', () => {
    expect(settingOf('expression during the run')).toBe(expression);
    expect(
      found(['contract', 'monthly_charge', 'tenure_months'], expression),
    ).toEqual(['monthly_charge', 'tenure_months']);
  });

  it('does not find a name with parentheses by its own text', () => {
    expect(found(['charge (net)', 'charge net'], 'charge (net)')).toEqual([
      'charge net',
    ]);
  });
});
