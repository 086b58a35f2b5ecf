import {createProcessor} from '@mdx-js/mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {addImports} from '../../../../../plugins/operator-pages/remark/addImports';
import {insertSections} from '../../../../../plugins/operator-pages/remark/insertSections';
import type {OperatorView} from '../../../../../plugins/operator-pages/views/views';
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
    ...others,
  };
}

const BODY = 'Intro.\n\n## Description\n\nText.\n\n## Example\n\nNumbers.\n';

function inserted(given: OperatorView, body = BODY): Root {
  const tree = unified().use(remarkParse).parse(body);
  insertSections(tree, given, 'Example');
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
        insertSections(tree, given, 'Example');
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
          default: 0.5,
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
      'share real number default 0.5 0 to 1 requiredOnly when used method is fast or exact.A share of <all>.',
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
});
