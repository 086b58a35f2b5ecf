import {describe, expect, it} from 'vitest';
import {linesHtml} from '../../../../../plugins/static-code/shared/linesHtml';

const LINES = [
  [
    {types: ['keyword'], content: 'if'},
    {types: [], content: ' a '},
    {types: ['operator', 'less'], content: '<'},
    {types: [], content: ' "&amp;":'},
  ],
  [],
];

describe('linesHtml', () => {
  it('has an element for each line and token, and none for plain text', () => {
    expect(linesHtml(LINES, {})).toBe(
      '<div class="token-line"><span class="token keyword">if</span> a <span class="token operator less">&lt;</span> "&amp;amp;":<br></div>' +
        '<div class="token-line"><br></div>',
    );
  });

  it('adds the class names of highlighted lines', () => {
    expect(linesHtml([[], []], {1: ['highlighted', 'new']})).toBe(
      '<div class="token-line"><br></div><div class="token-line highlighted new"><br></div>',
    );
  });

  it('has a cell for the number of a line, and one for its code', () => {
    const numbered = {
      codeLine: 'line',
      codeLineNumber: 'number',
      codeLineContent: 'content',
    };
    expect(linesHtml([[{types: [], content: 'a'}]], {0: ['x']}, numbered)).toBe(
      '<div class="token-line x line"><span class="number"></span><span class="content">a</span><br></div>',
    );
  });
});
