import {useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Props of the button that copies a table. */
export type CopyTableProps = {
  /** Names of its columns. */
  readonly names: readonly string[];
  /** Texts of its cells by column and row. */
  readonly cells: readonly (readonly string[])[];
};

/** A table as spreadsheets paste it: a line for each row, with tabs between cells. */
export function tableText({names, cells}: CopyTableProps): string {
  const rows = (cells[0] ?? []).map((_, row) =>
    cells.map((texts) => texts[row] ?? ''),
  );
  return [names, ...rows].map((row) => row.join('\t')).join('\n');
}

/** A button that copies a table, and says whether it did. */
export default function CopyTable(props: CopyTableProps): ReactNode {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tableText(props));
      setState('copied');
    } catch {
      // Not permitted, or a page without HTTPS, where browsers have no clipboard.
      setState('failed');
    }
  };
  return (
    <p className="operator-trial-copy">
      <button
        type="button"
        onClick={() => {
          void copy();
        }}
      >
        {translate({
          id: 'theme.OperatorTrial.copy',
          message: 'Copy as table',
        })}
      </button>
      <span role="status">
        {state === 'copied' &&
          translate({id: 'theme.OperatorTrial.copied', message: 'Copied.'})}
        {state === 'failed' &&
          translate({
            id: 'theme.OperatorTrial.copyFailed',
            message: 'Could not copy. Select the cells instead.',
          })}
      </span>
    </p>
  );
}
