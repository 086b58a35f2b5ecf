import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {
  aView,
  compiled,
  headingsOf,
  inserted,
} from '../../../../support/operatorView';

describe('insertSections', () => {
  it('puts the sections where readers expect them', () => {
    const given = aView(
      {subprocesses: [{name: 'Inner', sources: [], sinks: []}]},
      {related: [{title: 'Two', href: './two.mdx', text: 'reverts it.'}]},
    );
    expect(headingsOf(inserted(given))).toEqual([
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
    expect(headingsOf(inserted(aView(), 'Intro.\n'))).toEqual([
      'Input',
      'Output',
      'Parameters',
    ]);
  });

  it('says so where there is nothing', () => {
    const text = toString(inserted(aView({inputs: [], outputs: []})));
    expect(text).toContain('This operator has no input ports.');
    expect(text).toContain('This operator has no parameters.');
  });

  it('does not say so where nothing is known', () => {
    const given = aView({outputs: [], unrecorded: ['outputs', 'parameters']});
    const text = toString(inserted(given));
    expect(text).toContain(
      'The output ports of this operator are not described here.',
    );
    expect(text).toContain(
      'The parameters of this operator are not described here.',
    );
  });

  it('rejects a page that writes such a section itself', () => {
    expect(() => inserted(aView(), 'Intro.\n\n## Parameters\n')).toThrow(
      'line 3: the section "Parameters" comes from the record; take it out of the text',
    );
  });

  it('compiles to static elements, with an anchor for each parameter and a fold for advanced ones', async () => {
    const code = await compiled(
      aView({parameters: [{name: 'p', type: 'string'}, {use: 'seed'}]}),
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
    expect(await compiled(aView())).not.toContain('@theme/');
  });

  it('names the successor of a deprecated operator', () => {
    const tree = inserted(
      aView(
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
