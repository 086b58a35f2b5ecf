import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {toolTables} from '../../../../../../plugins/operator-pages/remark/sections/equivalents';
import {aView, inserted} from '../../../../../support/operatorView';

const TOOL = {title: 'SQL', href: './sql.mdx'};

describe('functions of other tools', () => {
  it('are a line at the end of an operator, with links to their tools', () => {
    const tree = inserted(
      aView(
        {},
        {
          equivalents: [
            {
              tool: TOOL,
              code: true,
              functions: [
                {name: 'JOIN', inPart: false},
                {name: 'ASOF JOIN', inPart: true},
              ],
            },
            {
              tool: {title: 'KNIME', href: './knime.mdx'},
              code: false,
              functions: [{name: 'Joiner', inPart: false}],
            },
          ],
        },
      ),
    );
    expect(toString(tree)).toContain(
      'In SQL: JOIN, in part ASOF JOIN. In KNIME: Joiner.',
    );
    expect(JSON.stringify(tree)).toContain('"url":"./sql.mdx"');
    expect(toString(inserted(aView()))).not.toContain('In SQL');
  });

  it('are a heading and a table for each group on the page of their tool', () => {
    const [heading, table] = toolTables({
      term: 'Clause',
      code: true,
      groups: [
        {
          title: 'Tables',
          rows: [
            {
              name: 'JOIN',
              operator: {title: 'Join', href: './join.mdx'},
              settings: [
                {name: 'join type', value: 'left', isExact: true},
                {name: 'keys', value: 'each *pair*', isExact: false},
              ],
              differs: 'Keys.',
            },
            {
              name: 'LATERAL',
              settings: [],
              differs: 'None does this.',
              instead: 'Loop.',
            },
          ],
        },
      ],
    });
    expect(toString(heading)).toBe('Tables');
    expect(toString(table)).toBe(
      'ClauseOperatorSettingsWhat differsJOINJoinjoin type: left; keys: each pairKeys.LATERALnoneNone does this. Instead: Loop.',
    );
  });
});
