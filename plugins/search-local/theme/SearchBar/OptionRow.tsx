import {memo} from 'react';
import type {ReactNode} from 'react';
import type {PanelOption} from './options';
import {ResultRow, SectionRow} from './ResultRow';
import {allResultsText} from './texts';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** What stands in one row of the panel; drawn again only when its option is another. */
export const OptionRow = memo(function OptionRow({
  option,
  texts,
}: {
  option: PanelOption;
  texts: SearchTexts;
}): ReactNode {
  switch (option.kind) {
    case 'result':
      return <ResultRow result={option.result} texts={texts} />;
    case 'section':
      return <SectionRow section={option.section} />;
    case 'recent':
      return <div className={styles.recent}>{option.query}</div>;
    case 'suggestion':
      return <div className={styles.suggestion}>{option.query}</div>;
    case 'clearRecents':
      return <div className={styles.action}>{texts.clearRecents}</div>;
    case 'all':
      return (
        <div className={styles.action}>{allResultsText(option.total)}</div>
      );
  }
});
