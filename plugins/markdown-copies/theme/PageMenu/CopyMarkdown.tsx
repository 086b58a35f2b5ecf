import {useState} from 'react';
import type {ReactNode} from 'react';
import {menuTexts} from './texts';
import styles from './styles.module.css';

/**
 * Fetches the text at a URL.
 * @throws Error if the response has an error status.
 */
async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers with status ${response.status}.`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies the text at a URL to the clipboard. It starts to write before the text
 * has loaded, because browsers allow this only during a user gesture.
 */
async function copyFrom(address: string): Promise<void> {
  const text = textAt(address);
  const written = navigator.clipboard.write([
    new ClipboardItem({'text/plain': text}),
  ]);
  // Either can fail first, and the failure of the other one is not a separate error.
  await Promise.all([text, written]);
}

/** Button that copies the Markdown at the URL `copy` to the clipboard. */
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
