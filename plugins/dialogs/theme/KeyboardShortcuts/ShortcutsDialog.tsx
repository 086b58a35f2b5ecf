import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ModalDialog from '@theme/ModalDialog';
import shortcutGroups from '@theme/KeyboardShortcuts/groups';
import type {Shortcut} from '@theme/KeyboardShortcuts/groups';

/** Ways to the same end: keys that are pressed together, or others. */
function Keys({keys}: Pick<Shortcut, 'keys'>): ReactNode {
  return keys.map((combination, way) => (
    <Fragment key={combination.join('+')}>
      {way > 0 && (
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
      {combination.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** What the keys of the site do, group by group. */
export default function ShortcutsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  return (
    <ModalDialog
      title={translate({
        id: 'theme.KeyboardShortcuts.title',
        message: 'Keyboard shortcuts',
        description: 'Heading of the list of keys',
      })}
      onClose={onClose}
    >
      {shortcutGroups().map(({title, shortcuts}) => (
        <section key={title} className="shortcuts">
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({keys, does}) => (
              <div key={does}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}
