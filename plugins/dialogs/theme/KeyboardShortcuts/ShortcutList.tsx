import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import shortcutGroups from '@theme/KeyboardShortcuts/groups';

/** Nodes with a text between each two of them. */
const joined = (nodes: readonly ReactNode[], separator: string) =>
  nodes.map((node, at) => (
    <Fragment key={at}>
      {at > 0 && separator}
      {node}
    </Fragment>
  ));

/** What the keys of the site do, group by group. */
export default function ShortcutList(): ReactNode {
  const or = translate({
    id: 'theme.KeyboardShortcuts.or',
    message: 'or',
    description: 'Between keys that do the same',
  });
  const keyOf = (name: string) => <kbd>{name}</kbd>;
  return shortcutGroups().map(({title, shortcuts}) => (
    <section key={title} className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({keys, does}) => (
          <div key={does}>
            <dt>
              {joined(
                keys.map((names) => joined(names.map(keyOf), ' + ')),
                ` ${or} `,
              )}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
