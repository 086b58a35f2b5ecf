import {Fragment, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import shortcutGroups from '@theme/KeyboardShortcuts/groups';
import ModalDialog from '../ModalDialog';
import {isAsked, KEY} from './groups';

/** Nodes with a text between each two of them. */
const joined = (nodes: readonly ReactNode[], separator: string) =>
  nodes.map((node, at) => (
    <Fragment key={at}>
      {at > 0 && separator}
      {node}
    </Fragment>
  ));

/** What the keys of the site do, group by group. */
function ShortcutList(): ReactNode {
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

/** A button, and a key, that show what other keys do. */
export default function KeyboardShortcuts(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const title = translate({
    id: 'theme.KeyboardShortcuts.title',
    message: 'Keyboard shortcuts',
    description:
      'Button at the foot of a page, and heading of its list of keys',
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isAsked(event)) {
        event.preventDefault();
        setIsOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="clean-btn dialog-link"
        aria-keyshortcuts={KEY}
        onClick={({currentTarget}) => {
          currentTarget.focus(); // Safari does not, and the focus must return here
          setIsOpen(true);
        }}
      >
        {title}
      </button>
      {isOpen && (
        <ModalDialog title={title} onClose={() => setIsOpen(false)}>
          <ShortcutList />
        </ModalDialog>
      )}
    </>
  );
}
