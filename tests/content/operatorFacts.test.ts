import {describe, expect, it} from 'vitest';
import {readFacts} from '../../.tools/operators/readFacts.mjs';
import {ROOT} from '../support/sites';
import {differences} from './checks/operatorFacts';
import {DIFFERENCES} from './data/operatorDifferences';
import {readAllFacts} from './support/facts';
import {isToCheck} from './support/changes';
import {recordOf, VOCABULARY} from './support/operators';
import {readPages} from './support/page';
import {mapInTurns} from './support/turns';

const facts = readAllFacts();
const isChecked = ({id}: {readonly id: string}) => isToCheck(`docs/${id}.mdx`);
const pages = new Map(
  readPages(ROOT, ['docs'])
    .filter(({kind}) => kind === 'operator')
    .map((page) => [page.file.replace(/^docs\/|\.mdx$/g, ''), page]),
);

const found = (
  await mapInTurns(facts.filter(isChecked), (fact) => {
    const page = pages.get(fact.id);
    const record = page && recordOf(page).record;
    return record
      ? differences(record, readFacts(fact, VOCABULARY.portTypes)).map(
          (one) => ({id: fact.id, ...one}),
        )
      : [];
  })
).flat();

describe('the records of pages', () => {
  it('say what the facts say, but where a difference is listed', () => {
    const listed = new Set(DIFFERENCES.map(({id, field}) => `${id} ${field}`));
    expect(
      found
        .filter(({id, field}) => !listed.has(`${id} ${field}`))
        .map(({id, message}) => `${id}: ${message}`),
    ).toEqual([]);
  });

  it('need every difference that is listed', () => {
    const needed = new Set(found.map(({id, field}) => `${id} ${field}`));
    expect(
      DIFFERENCES.filter(isChecked).filter(
        ({id, field}) => !needed.has(`${id} ${field}`),
      ),
    ).toEqual([]);
  });

  it('have the titles of the facts', () => {
    expect(
      facts
        .filter(isChecked)
        .filter(
          ({id, title}) =>
            pages.has(id) && pages.get(id)?.frontMatter.title !== title,
        )
        .map(({id, title}) => `${id}: the title is "${title}" in the facts`),
    ).toEqual([]);
  });

  it('are there for every operator of the facts', () => {
    expect(facts.map(({id}) => id).filter((id) => !pages.has(id))).toEqual([]);
  });
});

describe('differences', () => {
  const known = readFacts(
    {
      id: 'operators/x',
      key: 'x',
      inputs: [{name: 'in', type: 'ExampleSet'}],
      outputs: [],
      parameters: [
        {name: 'method', type: 'category', default: 'a', options: ['a', 'b']},
        {name: 'count', type: 'int', default: 1, min: 1, max: 2147483647},
      ],
    },
    VOCABULARY.portTypes,
  );

  it('finds every field that is wrong, missing, or too much', () => {
    const wrong = {
      ...known,
      key: 'y',
      inputs: [{name: 'in', type: 'Model'}],
      parameters: [
        {
          name: 'method',
          type: 'selection' as const,
          default: 'b',
          options: {b: '', a: ''},
          advanced: true,
        },
      ],
    };
    expect(differences(wrong, known).map(({message}) => message)).toEqual([
      'key is "y", and "x" in the facts',
      'inputs is [{"name":"in","type":"Model"}], and [{"name":"in","type":"Data table"}] in the facts',
      'parameters is ["method"], and ["method","count"] in the facts',
      'method.default is "b", and "a" in the facts',
      'method.options is ["b","a"], and ["a","b"] in the facts',
      'count.type is absent, and "integer" in the facts',
      'count.default is absent, and 1 in the facts',
      'count.min is absent, and 1 in the facts',
      'method.advanced is true, and absent in the facts',
    ]);
  });

  it('takes no notice of prose', () => {
    const prose = {
      ...known,
      inputs: [{name: 'in', type: 'Data table', about: 'The table.'}],
    };
    expect(differences(prose, known)).toEqual([]);
  });
});
