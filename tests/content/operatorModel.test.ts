import {describe, expect, it} from 'vitest';
import {readFacts} from '../../.tools/operators/readFacts.mjs';
import {resolvePage} from '../../plugins/operator-pages/process/resolvePage';
import {buildOperatorIndex} from '../../plugins/operator-pages/registry/operatorIndex';
import {operatorDrawing} from '../../plugins/operator-pages/remark/operatorFigure';
import {WORDS} from '../../plugins/operator-pages/remark/words';
import {loadVersion, siteIn} from '../support/operators';
import {checkFrontMatter} from './checks/frontMatter';
import {differences} from './checks/operatorFacts';
import {checkOperatorPage} from './checks/operatorPage';
import {checkUnwritten} from './checks/unwritten';
import {readAllFacts} from './support/facts';
import {filled, newPageOf} from './support/newPages';
import {OPTIONS, recordOf, VOCABULARY} from './support/operators';
import {parsePage, report} from './support/page';
import {mapInTurns} from './support/turns';
import {sample} from '../support/sample';
import {ROOT} from '../support/sites';

/** Width of the text of a page, in px: a wider drawing has to be scrolled. */
const TEXT_WIDTH = 700;

const made = await mapInTurns(readAllFacts(), (fact) => ({
  fact,
  facts: readFacts(fact, VOCABULARY.portTypes),
  ...newPageOf(fact),
}));

describe('the record, for every operator of the facts', () => {
  it('can be made by the tool, and is right', () => {
    expect(made.length).toBeGreaterThan(600);
    expect(
      made.flatMap(({id, problems = []}) =>
        problems.map((problem) => `${id}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it('says what the facts say, with fragments filled in', () => {
    expect(
      made.flatMap(({id, record, facts}) =>
        record
          ? differences(record, facts).map(({message}) => `${id}: ${message}`)
          : [],
      ),
    ).toEqual([]);
  });

  it('is drawn within the width of the text', () => {
    const tooWide = made.filter(
      ({fact, record}) =>
        record &&
        Number(
          operatorDrawing(fact.title, record, {
            types: VOCABULARY.portTypes,
            words: WORDS,
          }).properties.width,
        ) > TEXT_WIDTH,
    );
    expect(tooWide.map(({id}) => id)).toEqual([]);
  });
});

describe('what the facts know, for every operator', () => {
  it('fills where they come from, and the tier', () => {
    expect(
      made
        .filter(({record}) => !record?.source || !record.tier)
        .map(({id}) => id),
    ).toEqual([]);
    expect(
      made
        .filter(({id, record}) =>
          id.startsWith('operators/extensions/')
            ? !record?.extension
            : record?.extension,
        )
        .map(({id}) => id),
    ).toEqual([]);
  });

  it('fills every capability and note on them', () => {
    const answers = (values: object = {}) =>
      Object.values(values)
        .map((value) =>
          typeof value === 'boolean' ? String(value) : 'depends',
        )
        .sort()
        .join();
    const wrong = made.filter(
      ({fact, record}) =>
        answers(fact.capabilities?.accepts) !== answers(record?.capabilities) ||
        (fact.capabilities?.notes ?? []).length !==
          record?.capability_notes.length,
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
    expect(made.filter(({record}) => record?.capabilities).length).toBe(92);
  });

  it('fills what every inner process receives and delivers', () => {
    const names = (ports: readonly {name: string}[] = []) =>
      ports.map(({name}) => name).join();
    const wrong = made.filter(({fact, record}) =>
      (fact.subprocesses ?? []).some((name, at) => {
        const known = fact.inner_ports?.find((one) => one.subprocess === name);
        const written = record?.subprocesses[at];
        return (
          written?.name !== name ||
          names(written.sources) !== names(known?.sources) ||
          names(written.sinks) !== names(known?.sinks)
        );
      }),
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
    expect(
      made.filter(({record}) => record?.subprocesses.length).length,
    ).toBeGreaterThan(80);
  });

  it('puts every change of behavior into the record or a comment', () => {
    const lost = made.flatMap(({id, fact, record, text}) =>
      (fact.changes ?? [])
        .filter(
          ({last_old_version: until, change}) =>
            !text.includes(change) &&
            !record?.changes.some((one) => one.until === until),
        )
        .map(({change}) => `${id}: ${change}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a new page, for every fourth operator of the facts', () => {
  const some = sample(made, 4);

  it('has a drawing that can be drawn, where its tier asks for one', async () => {
    const {operatorIndex} = await loadVersion(
      siteIn(ROOT),
      true,
      'current',
      OPTIONS,
    );
    const operators = [...operatorIndex.pages.values()];
    const problems = some.flatMap(({page, text, ...one}) => {
      const operator = {
        ...one,
        title: String(page.frontMatter.title),
        relative: `${one.id}.mdx`,
        file: `${one.id}.mdx`,
        isTranslated: false,
        isPartial: false,
        content: text,
        description: '',
        keywords: [],
        linesAbove: 0,
        isOperator: true,
        problems: [],
      };
      return resolvePage(
        operator,
        buildOperatorIndex([...operators, operator]),
        VOCABULARY.portTypes,
      ).problems.map((problem) => `${one.id}: ${problem}`);
    });
    expect(problems).toEqual([]);
    expect(
      some
        .filter(
          ({record, text}) =>
            (record?.tier === 'A' || record?.tier === 'C') !==
            text.includes('```process'),
        )
        .map(({id}) => id),
    ).toEqual([]);
  });

  it('is rejected until it is written', () => {
    expect(
      some
        .filter(({page}) => checkUnwritten(page).length === 0)
        .map(({id}) => id),
    ).toEqual([]);
    expect(
      some
        .filter(({page}) => checkFrontMatter([page]).length === 0)
        .map(({id}) => id),
    ).toEqual([]);
  });

  it.each([
    ['the least of words', 0, 1],
    ['the most of words', 1, 3],
  ] as const)(
    'passes when every place is filled with %s',
    async (_, most, step) => {
      const problems = await mapInTurns(sample(some, step), ({id, text}) => {
        const page = parsePage(`docs/${id}.mdx`, filled(text, most));
        const {record, problems: wrong = []} = recordOf(page);
        return [
          ...wrong.map((message) => ({file: page.file, message})),
          ...(record ? checkOperatorPage(page, record) : []),
          ...checkUnwritten(page),
        ];
      });
      expect(report(problems.flat())).toEqual([]);
    },
  );
});
