import {useState} from 'react';
import type {ReactNode} from 'react';
import {menuTexts} from './texts';
import styles from './styles.module.css';

/** Text of an address. */
async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers with status ${response.status}.`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Puts the text of an address on the clipboard. It asks at once: browsers allow it during a gesture only. */
async function copyFrom(address: string): Promise<void> {
  const text = textAt(address);
  const written = navigator.clipboard.write([
    new ClipboardItem({'text/plain': text}),
  ]);
  // Either can fail first, and the failure of the other one is not a separate error.
  await Promise.all([text, written]);
}

/** Button that puts the Markdown of the page, at the address `copy`, on the clipboard. */
export default function CopyMarkdown({
  copy,
}: {
  readonly copy: string;
}): ReactNode {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const onClick = () => {
    copyFrom(copy).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button
      type="button"
      className={styles.scripted}
      aria-live="polite"
      onClick={onClick}
      onBlur={() => setState('copy')}
    >
      {menuTexts()[state]}
    </button>
  );
}
