import {Children} from 'react';
import type {ReactNode} from 'react';

/** True if a value is a string that is not empty. */
function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function hasContent(children: ReactNode): boolean {
  return Children.toArray(children).some(
    (child) => typeof child !== 'string' || hasText(child),
  );
}

/**
 * Throws an error that stops the build if a guide component has an unknown
 * prop, a missing text, or no content. `texts` describes the expected value of
 * each prop, and `content` the expected content.
 */
export function checkGuide(
  component: string,
  props: Readonly<Record<string, unknown>> & {readonly children?: ReactNode},
  texts: Readonly<Record<string, string>>,
  content: string,
): void {
  const fail = (problem: string, remedy: string): never => {
    throw new Error(`${component}: ${problem}; ${remedy}.`);
  };
  for (const [name, remedy] of Object.entries(texts)) {
    if (!hasText(props[name])) {
      fail(`the ${name} is missing`, `add ${name}="..." that says ${remedy}`);
    }
  }
  const known = ['children', ...Object.keys(texts)];
  const unknown = Object.keys(props).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    fail(
      `it has no prop ${unknown}`,
      Object.keys(texts).length > 0
        ? `use ${Object.keys(texts).join(' and ')}, and write the rest between the tags`
        : 'write between the tags',
    );
  }
  if (!hasContent(props.children)) {
    fail('there is nothing between its tags', `write ${content} there`);
  }
}
