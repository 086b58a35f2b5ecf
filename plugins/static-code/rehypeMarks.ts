import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {writeMarks} from './shared/marks';
import {tokenize} from './tokenize';

const LANGUAGE = 'language-';

function languageOf({properties}: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return names
    .map(String)
    .find((name) => name.startsWith(LANGUAGE))
    ?.slice(LANGUAGE.length);
}

/** Gives each block of code the attribute `marks`, from which the theme colors it. */
export default function rehypeMarks() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'code'}, (code: Element) => {
      const language = languageOf(code);
      const [text] = code.children;
      if (language && text?.type === 'text' && code.children.length === 1) {
        const runs = tokenize(text.value, language);
        if (runs.some(({types}) => types.length > 0)) {
          code.properties.marks = writeMarks(runs);
        }
      }
    });
  };
}
