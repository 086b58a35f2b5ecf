import {POLICIES} from '../shared/policies';
import {isInert, textOf} from './inertMarkup';

type Policy = {createHTML(html: string): TrustedHTML | string};

/** Markup that can do something loses its tags; readers still get the text. */
const rules = {
  createHTML: (html: string) => (isInert(html) ? html : textOf(html)),
};

let policy: Policy | undefined;
const known = new Map<string, string>();

function create(html: string): string {
  policy ??=
    typeof trustedTypes === 'undefined'
      ? rules
      : trustedTypes.createPolicy(POLICIES.markup, rules);
  // Where a string is assigned as HTML, browsers take this in its place; the
  // types of React and of libraries do not know it yet.
  return policy.createHTML(html) as string;
}

/**
 * HTML of the site's own texts, for a page that accepts trusted HTML only. The
 * same HTML gives the same value, so that React does not set it again.
 */
export function trustedMarkup(html: string): string {
  const value = known.get(html) ?? create(html);
  known.set(html, value);
  return value;
}
