import {useContext, useMemo} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
// The theme's style sheet of the lines, which it draws with components.
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {linesHtml} from '../../../shared/linesHtml';
import {shownLines, tokenLines} from '../../../shared/marks';
import {MarksContext} from '../marksContext';
import styles from './styles.module.css';

/**
 * The code of a block: one element a line, one a token. It is HTML rather than
 * components, so React does not hydrate each token. Style sheets color them.
 */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, codeInput, language, lineNumbersStart, lineClassNames} =
    metadata;
  const numbered = lineNumbersStart !== undefined;
  const marks = useContext(MarksContext);
  const html = linesHtml(
    shownLines(tokenLines(codeInput, marks), code.split('\n')),
    lineClassNames,
    numbered ? lineStyles : undefined,
  );
  // React compares the object, not its text.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre
      ref={codeBlockRef}
      // Wide code is scrolled, with the keyboard as well.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        styles.block,
        'thin-scrollbar',
      )}
    >
      <code
        className={clsx(styles.lines, numbered && styles.numbered)}
        // The style sheet starts at 1; another start takes a style attribute.
        style={
          numbered && lineNumbersStart !== 1
            ? {counterReset: `line-count ${lineNumbersStart - 1}`}
            : undefined
        }
        dangerouslySetInnerHTML={content}
      />
    </pre>
  );
}
