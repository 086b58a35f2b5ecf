import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type ShortcutsDialog from './ShortcutsDialog';
import {isAsked, KEY} from './isAsked';

/** A button, and a key, that show what other keys do; the list is loaded then. */
export default function KeyboardShortcuts(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof ShortcutsDialog>();

  const open = () => {
    setIsOpen(true);
    import('./ShortcutsDialog').then(
      (loaded) => setDialog(() => loaded.default),
      // It cannot be had now; the next press is another try.
      () => setIsOpen(false),
    );
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isAsked(event)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="dialog-link"
        aria-keyshortcuts={KEY}
        onClick={({currentTarget}) => {
          // Safari does not focus what is clicked, and the focus is to return here.
          currentTarget.focus();
          open();
        }}
      >
        <Translate
          id="theme.KeyboardShortcuts.button"
          description="Button at the foot of a page that shows what keys do"
        >
          Keyboard shortcuts
        </Translate>
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
