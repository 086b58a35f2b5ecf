import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {
  errorSections,
  errorsLine,
} from '../../../../../../plugins/operator-pages/remark/sections/errors';
import {aView} from '../../../../../support/operatorView';

const operators = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    title: `Operator ${at}`,
    href: `./${at}.mdx`,
  }));

const sections = (count: number) =>
  errorSections([
    {
      title: '101: Wrong label',
      anchor: 'error-101',
      keywords: 'label wrong',
      means: 'The label is *wrong*.',
      causes: [
        {cause: 'It is a text.', sign: 'It has letters.', fix: 'Use `x`.'},
        {cause: 'It is a color.', fix: 'Use `y`.', rare: true},
      ],
      operators: operators(count),
    },
  ]);

describe('the section of an error', () => {
  it('has an anchor, keywords for the search, meaning, causes, and operators', () => {
    const [heading, ...rest] = sections(2);
    expect(heading).toMatchObject({
      type: 'heading',
      depth: 2,
      data: {
        hProperties: {id: 'error-101', dataSearchKeywords: 'label wrong'},
      },
    });
    expect([heading!, ...rest].map((node) => toString(node))).toEqual([
      '101: Wrong label',
      'The label is wrong.',
      'CauseWhat to doIt is a text. It has letters.Use x.',
      'Rare causes (1)CauseWhat to doIt is a color.Use y.',
      'Operators that raise it include Operator 0 and Operator 1.',
    ]);
  });

  it('folds only rare causes', () => {
    const names = sections(0).map((node) => ('name' in node ? node.name : ''));
    expect(names).toEqual(['', '', '', 'OperatorFold']);
  });

  it('folds a long list of operators, and leaves out an empty one', () => {
    expect(sections(20).at(-1)).toMatchObject({name: 'OperatorFold'});
    expect(sections(0)).toHaveLength(4);
  });
});

describe('the line on the errors of an operator', () => {
  it('links each error, and is left out without errors', () => {
    const errors = [
      {title: '101: Wrong label', href: '../errors/data.mdx#error-101'},
    ];
    const [line] = errorsLine(aView({}, {errors}));
    expect(toString(line)).toBe(
      'Errors that can stop this operator, explained: 101: Wrong label.',
    );
    expect(errorsLine(aView())).toEqual([]);
  });
});
