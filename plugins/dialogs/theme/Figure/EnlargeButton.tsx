import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** The button in the corner of a figure. */
export default function EnlargeButton({
  onPress,
}: {
  readonly onPress: () => void;
}): ReactNode {
  const label = translate({
    id: 'theme.Figure.enlarge',
    message: 'Enlarge',
    description: 'Button that shows a figure in a dialog',
  });
  return (
    <button
      type="button"
      className="dialog-button enlarge-button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={({currentTarget}) => {
        // Safari does not focus what is clicked, and the focus is to return here.
        currentTarget.focus();
        onPress();
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
        <path
          d="M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </button>
  );
}
