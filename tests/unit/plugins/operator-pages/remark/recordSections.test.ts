import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {
  aView,
  compiled,
  headingsOf,
  inserted,
} from '../../../../support/operatorView';

describe('the section on parameters', () => {
  it('shows a parameter with its badges, condition, and options', () => {
    const given = aView({
      parameters: [
        {
          name: 'used_method',
          type: 'selection',
          default: 'fast',
          options: {fast: 'less *exact*.', exact: ''},
        },
        {
          name: 'share',
          type: 'real number',
          min: 0,
          max: 1,
          required: true,
          about: 'A share of <all>.',
          only_when: {used_method: ['fast', 'exact']},
        },
      ],
    });
    const text = toString(inserted(given));
    expect(text).toContain(
      'used method selection default fastfast: less exact.exact',
    );
    expect(text).toContain(
      'share real number 0 to 1 requiredOnly when used method is fast or exact.A share of <all>.',
    );
  });

  it('shows a default in words, the entries of a list, and a port in a condition', () => {
    const given = aView({
      parameters: [
        {
          name: 'threads',
          type: 'integer',
          default_text: 'number of processors',
          only_when: {'port out': 'not connected'},
        },
        {name: 'roles', type: 'list', options: ['id', 'label']},
      ],
    });
    const text = toString(inserted(given));
    expect(text).toContain(
      'threads integer default number of processorsOnly when the port out is not connected.',
    );
    expect(text).toContain('roles listEach entry is id or label.');
  });

  it('calls no parameter required that has a default', () => {
    const given = aView({
      parameters: [
        {name: 'share', type: 'real number', default: 0.5, required: true},
      ],
    });
    expect(toString(inserted(given))).not.toContain('required');
  });

  it('folds a family into one line, which leads to the page that describes it', async () => {
    const code = await compiled(
      aView(
        {parameters: [{use: 'columns'}, {name: 'p', type: 'string'}]},
        {
          families: {
            columns: {
              label: 'Choose columns',
              page: {title: 'Choosing', href: './choosing.mdx'},
            },
          },
        },
      ),
    );
    expect(code).toContain('"Choose columns (2 parameters)"');
    expect(code).toContain('href="./choosing.mdx"');
    expect(code.indexOf('id="parameter-p"')).toBeLessThan(
      code.indexOf('id="parameter-filter_type"'),
    );
  });

  it('folds parameters that turn many measures on into one line', async () => {
    const measures = ['m1', 'm2', 'm3', 'm4', 'm5'];
    const given = aView({
      parameters: [
        ...measures.map((name) => ({name, type: 'boolean'})),
        {name: 'main', type: 'string'},
      ],
    });
    const code = await compiled({
      ...given,
      record: {...given.record, measures},
    });
    expect(code).toContain('"Measures to compute (5 parameters)"');
    expect(code.indexOf('id="parameter-main"')).toBeLessThan(
      code.indexOf('id="parameter-m1"'),
    );
  });
});

describe('sections of the record', () => {
  it('says where facts come from, since when, and to what the operator belongs', () => {
    const given = aView(
      {extension: 'Text Processing', since: '9.8'},
      {source: 'As in the code'},
    );
    expect(toString(inserted(given))).toContain(
      'Changes data extension Text Processing since 9.8As in the code',
    );
  });

  it('warns of traps in a box below the first paragraph', () => {
    const one = inserted(
      aView({traps: ['Keys with `0` are lost: trim them.']}),
    );
    const paragraph = one.children.findIndex(({type}) => type === 'paragraph');
    expect(toString(one.children[paragraph])).toBe('Intro.');
    expect(one.children[paragraph + 1]).toMatchObject({
      type: 'containerDirective',
      name: 'warning',
      children: [
        {data: {directiveLabel: true}, children: [{value: 'Watch out'}]},
        {type: 'paragraph'},
      ],
    });
    expect(headingsOf(one)).not.toContain('Watch out');
    const two = inserted(aView({traps: ['A.', 'B.']}));
    expect(two.children[paragraph + 1]).toMatchObject({
      children: [{}, {type: 'list', children: [{}, {}]}],
    });
  });

  it('shows what data an operator accepts, and on what condition', () => {
    const given = aView({
      parameters: [{name: 'fast', type: 'boolean'}],
      capabilities: {
        numeric_columns: true,
        polynominal_columns: {when: {fast: false}},
        numeric_label: false,
        weights: false,
      },
      capability_notes: ['Weights of **rows** do not count.'],
    });
    expect(toString(inserted(given))).toContain(
      'CapabilitiesAspectYesNoColumnsnumeric, nominal with more values when fast is not selectedLabelnumericHandlesrow weightsWeights of rows do not count.',
    );
  });

  it('lists measures, results, references, and how often an inner process runs', () => {
    const given = aView(
      {
        shows: 'A tree of rules.',
        subprocesses: [{name: 'Inner', runs: 'Once for each row.'}],
        references: [{text: 'A. Author: *A Paper*. 1999.', doi: '10.1000/1'}],
      },
      {
        measures: [
          {
            title: 'F-measure',
            range: '0 to 1',
            better: 'higher',
            href: './measures.mdx#f_measure',
          },
        ],
      },
    );
    const text = toString(inserted(given));
    expect(text).toContain('A tree of rules.');
    expect(text).toContain('InnerOnce for each row.');
    expect(text).toContain('MeasureRangeBetter whenF-measure0 to 1higher');
    expect(text).toMatch(/ReferencesA. Author: A Paper. 1999. doi:10.1000\/1$/);
  });

  it('says below the parameters that there might be more', () => {
    const given = aView({
      parameters: [{name: 'name', type: 'string', about: 'A name.'}],
      more_parameters: true,
    });
    expect(toString(inserted(given))).toContain(
      'A name.There might be more parameters.',
    );
  });

  it('says so where nothing is known of inner processes', () => {
    expect(toString(inserted(aView({unrecorded: ['subprocesses']})))).toContain(
      'What the inner processes receive and deliver is not described here.',
    );
  });

  it('leads to the guides, recipes, and examples that use the operator, many of them in a fold', async () => {
    const page = (name: string) => ({title: name, href: `./${name}.mdx`});
    const given = aView(
      {},
      {
        usedIn: {
          guides: [page('guide')],
          recipes: Array.from({length: 8}, (_, at) => page(`r${at}`)),
          examples: Array.from({length: 9}, (_, at) => page(`e${at}`)),
        },
      },
    );
    expect(toString(inserted(given))).toContain(
      'Used inguideRecipe: r0Recipe: r1Recipe: r2Recipe: r3Recipe: r4Recipe: r52 more recipes use itr6r7In the examples of e0, e1, e2, e3, e4, and e5.',
    );
    expect(await compiled(given)).toContain('"3 more examples use it"');
  });

  it('counts other guides and recipes if they are too many to read', () => {
    const pages = Array.from({length: 40}, (_, at) => ({
      title: `g${at}`,
      href: `./g${at}.mdx`,
    }));
    const given = aView(
      {},
      {usedIn: {guides: pages, recipes: [], examples: []}},
    );
    expect(toString(inserted(given))).toContain('g4g534 more guides use it.');
  });
});
