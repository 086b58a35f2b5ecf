import type {PrismTheme} from 'prism-react-renderer';

/**
 * Colors of code. Each has a contrast of 4.5:1 or more on the background,
 * and on the tint of a highlighted line.
 */
export const codeTheme: PrismTheme = {
  plain: {color: '#18262b', backgroundColor: '#f5f8f9'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: '#51646b', fontStyle: 'italic'},
    },
    {
      types: ['punctuation', 'operator', 'entity', 'url'],
      style: {color: '#3d5058'},
    },
    {
      types: ['string', 'attr-value', 'char', 'inserted'],
      style: {color: '#1a6335'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'variable'],
      style: {color: '#8a3b00'},
    },
    {
      types: ['property', 'attr-name', 'key', 'parameter', 'header'],
      style: {color: '#084f56'},
    },
    {
      types: ['keyword', 'atrule', 'selector', 'tag', 'deleted', 'important'],
      style: {color: '#7a2a6f'},
    },
    {
      types: ['function', 'class-name', 'builtin'],
      style: {color: '#1c4f9c'},
    },
  ],
};
