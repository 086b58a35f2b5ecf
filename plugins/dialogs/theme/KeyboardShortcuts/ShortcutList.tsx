import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import shortcutGroups from '@theme/KeyboardShortcuts/groups';

/** A way to press keys, after the one before it. */
const Keys = ({names, at}: {names: readonly string[]; at: number}) => (
  <>
    {at > 0 && (
      <>
        {' '}
        <Translate
          id="theme.KeyboardShortcuts.or"
          description="Between keys that do the same"
        >
          or
        </Translate>{' '}
      </>
    )}
    {names.map((name, position) => (
      <Fragment key={name}>
        {position > 0 && ' + '}
        <kbd>{name}</kbd>
      </Fragment>
    ))}
  </>
);

/** What the keys of the site do, group by group. */
export default function ShortcutList(): ReactNode {
  return shortcutGroups().map(({title, shortcuts}) => (
    <section key={title} className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({keys, does}) => (
          <div key={does}>
            <dt>
              {keys.map((names, at) => (
                <Keys key={names.join('+')} names={names} at={at} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
