import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkEmptyDefaults} from './checks/emptyDefaults';
import {EMPTY_EXCEPTIONS} from './data/emptyExceptions';
import {pagesToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {readPages} from './support/page';
import {expectNoProblems} from './support/problems';

const records = new Map(
  pagesToCheck(readPages(ROOT, ['docs']))
    .filter(({kind}) => kind === 'operator')
    .flatMap((page) => {
      const id = page.file.replace(/^docs\/|\.mdx$/g, '');
      const {record} = recordOf(page);
      return record ? [[id, record] as const] : [];
    }),
);

describe('optional texts without a default', () => {
  it('say what an empty text does, but where an exception is listed', () => {
    expectNoProblems(checkEmptyDefaults(records, EMPTY_EXCEPTIONS));
  });
});

describe('checkEmptyDefaults', () => {
  const page = (source: string) => ({
    source,
    parameters: [
      {name: 'prefix', type: 'string' as const, about: 'A text before names.'},
      {
        name: 'filter',
        type: 'regular expression' as const,
        about: 'Uses names that match. If it is empty, all names are used.',
      },
      {name: 'name', type: 'string' as const, required: true, about: 'A name.'},
      {name: 'unit', type: 'string' as const, default: 'm', about: 'A unit.'},
    ],
  });

  it('finds a text that does not say it, if a public class shows it', () => {
    const pages = new Map([
      ['shown', page('code')],
      ['unknown', page('page')],
    ]);
    expect(checkEmptyDefaults(pages, [])).toEqual([
      'shown prefix: the parameter has no default, so say what an empty text does',
    ]);
  });

  it('rejects an exception that is not needed', () => {
    const exception = (parameter: string) => ({
      id: 'shown',
      parameter,
      reason: 'The class does not show it.',
    });
    expect(
      checkEmptyDefaults(new Map([['shown', page('code')]]), [
        exception('prefix'),
        exception('filter'),
      ]),
    ).toEqual(['shown filter: remove the exception, which is not needed']);
  });
});
