import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ModalDialog from '../ModalDialog';
import {isAsked, KEY} from './groups';
import ShortcutList from './ShortcutList';

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
