import {createProcessor} from '@mdx-js/mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {addImports} from '../../../../../plugins/operator-pages/remark/addImports';
import {insertSections} from '../../../../../plugins/operator-pages/remark/insertSections';
import type {OperatorView} from '../../../../../plugins/operator-pages/views/views';
import {WORDS} from '../../../../../plugins/operator-pages/remark/words';
import {aRecord, VOCABULARY} from '../../../../support/operators';

function view(
  fields: object = {},
  others: Partial<OperatorView> = {},
): OperatorView {
  return {
    title: 'One',
    kind: 'Changes data',
    record: aRecord(fields),
    portTypes: VOCABULARY.portTypes,
    related: [],
    successors: [],
    families: {},
    measures: [],
    usedIn: {guides: [], examples: []},
    ...others,
  };
}

const BODY = 'Intro.\n\n## Description\n\nText.\n\n## Example\n\nNumbers.\n';

function inserted(given: OperatorView, body = BODY): Root {
  const tree = unified().use(remarkParse).parse(body);
  insertSections(tree, given, {sectionsBefore: 'Example', words: WORDS});
  return tree;
}

const headings = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'heading' ? toString(node) : [],
  );

/** JavaScript that the page compiles to. */
async function compiled(given: OperatorView): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => (tree: Root) => {
        insertSections(tree, given, {sectionsBefore: 'Example', words: WORDS});
        addImports(tree);
      },
    ],
  });
  return String(await processor.process(BODY));
}

describe('insertSections', () => {
  it('puts the sections where readers expect them', () => {
    const given = view(
      {subprocesses: [{name: 'Inner', sources: [], sinks: []}]},
      {related: [{title: 'Two', href: './two.mdx', text: 'reverts it.'}]},
    );
    expect(headings(inserted(given))).toEqual([
      'Description',
      'Input',
      'Output',
      'Subprocesses',
      'Inner',
      'Parameters',
      'Example',
      'See also',
    ]);
  });

  it('ends with the sections on a page without an example', () => {
    expect(headings(inserted(view(), 'Intro.\n'))).toEqual([
      'Input',
      'Output',
      'Parameters',
    ]);
  });

  it('says so where there is nothing', () => {
    const text = toString(inserted(view({inputs: [], outputs: []})));
    expect(text).toContain('This operator has no input ports.');
    expect(text).toContain('This operator has no parameters.');
  });

  it('does not say so where nothing is known', () => {
    const given = view({outputs: [], unrecorded: ['outputs', 'parameters']});
    const text = toString(inserted(given));
    expect(text).toContain(
      'The output ports of this operator are not described here.',
    );
    expect(text).toContain(
      'The parameters of this operator are not described here.',
    );
  });

  it('rejects a page that writes such a section itself', () => {
    expect(() => inserted(view(), 'Intro.\n\n## Parameters\n')).toThrow(
      'line 3: the section "Parameters" comes from the record; take it out of the text',
    );
  });

  it('shows a parameter with its badges, condition, and options', () => {
    const given = view({
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
    const given = view({
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

  it('compiles to static elements, with an anchor for each parameter and a fold for advanced ones', async () => {
    const code = await compiled(
      view({parameters: [{name: 'p', type: 'string'}, {use: 'seed'}]}),
    );
    expect(code).toContain("import OperatorTerm from '@theme/OperatorTerm'");
    expect(code).toContain('<OperatorTerm id="parameter-p" name="p">');
    expect(code).toMatch(
      /<OperatorFold><_components.summary data-search="skip">\{"Advanced parameters \(2\)"\}/,
    );
    expect(code).toContain('id="parameter-use_seed"');
    expect(code).toContain('role="img"');
  });

  it('imports nothing that a page does not use', async () => {
    expect(await compiled(view())).not.toContain('@theme/');
  });

  it('names the successor of a deprecated operator', () => {
    const tree = inserted(
      view(
        {
          deprecated: {
            since: '9.0',
            successor: ['operators/two'],
            note: 'It is faster.',
          },
        },
        {successors: [{title: 'Two', href: './two.mdx', text: ''}]},
      ),
    );
    expect(toString(tree.children[0])).toBe(
      'Deprecated since version 9.0. Use Two instead.It is faster.',
    );
  });

  it('calls no parameter required that has a default', () => {
    const given = view({
      parameters: [
        {name: 'share', type: 'real number', default: 0.5, required: true},
      ],
    });
    expect(toString(inserted(given))).not.toContain('required');
  });

  it('folds a family into one line, which leads to the page that describes it', async () => {
    const code = await compiled(
      view(
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

  it('says where facts come from, since when, and to what the operator belongs', () => {
    const given = view(
      {extension: 'Text Processing', since: '9.8', source: 'code'},
      {sourceLine: 'As in the code'},
    );
    expect(toString(inserted(given))).toContain(
      'Changes data extension Text Processing since 9.8As in the code',
    );
  });

  it('shows behavior in the order of topics, and changes in a fold', async () => {
    const given = view({
      behavior: [
        {topic: 'ties', verdict: 'first', note: 'By the *order* of rows.'},
        {topic: 'missing values', verdict: 'ignored'},
      ],
      changes: [{until: '6.0', about: 'Ties were random.'}],
    });
    expect(headings(inserted(given))).toContain('Behavior');
    expect(toString(inserted(given))).toContain(
      'CaseWhat happensDetailsMissing valuesignoredTiesfirstBy the order of rows.',
    );
    expect(await compiled(given)).toMatch(
      /"Changes for older workflows \(1\)".*"Up to version 6.0".*"Ties were random."/s,
    );
  });

  it('shows what data an operator accepts, and on what condition', () => {
    const given = view({
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
      'CapabilitiesYesNoColumnsnumeric, nominal with more values when fast is not selectedLabelnumericHandlesrow weightsWeights of rows do not count.',
    );
  });

  it('lists measures, results, references, and how often an inner process runs', () => {
    const given = view(
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

  it('says so where nothing is known of inner processes', () => {
    expect(toString(inserted(view({unrecorded: ['subprocesses']})))).toContain(
      'What the inner processes receive and deliver is not described here.',
    );
  });

  it('leads to the guides and examples that use the operator, many of them in a fold', async () => {
    const page = (name: string) => ({title: name, href: `./${name}.mdx`});
    const given = view(
      {},
      {
        usedIn: {
          guides: [page('guide')],
          examples: Array.from({length: 9}, (_, at) => page(`e${at}`)),
        },
      },
    );
    expect(toString(inserted(given))).toContain(
      'Used inguideIn the examples of e0, e1, e2, e3, e4, and e5.',
    );
    expect(await compiled(given)).toContain('"3 more examples use it"');
  });
});
