import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {withHighlight} from '../../client/highlight/address';
import type {SearchAnswer, SearchResult, TextPart} from '../../shared/answer';
import type {KindNames} from '../../shared/types';
import panelStyles from '../SearchBar/panel.module.css';
import {languageName, TEXTS} from '../SearchBar/texts';
import styles from './styles.module.css';

/** What all results of an answer share. */
type OpenedAs = {
  /** Words to highlight on the page that opens. */
  readonly terms: readonly string[];
  /** Whether the page is of another build of the site, such as another language, which this one cannot show. */
  readonly isElsewhere: boolean;
};

/** Text with the words that match the query marked. */
function Marked({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

/** A link to a result, which stays within the site where that is possible. */
function ResultLink({
  route,
  terms,
  isElsewhere,
  children,
}: OpenedAs & {
  readonly route: string;
  readonly children: ReactNode;
}): ReactNode {
  const url = withHighlight(route, terms);
  return isElsewhere ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would look for the page in this build
    <a href={url}>{children}</a>
  ) : (
    <Link to={url}>{children}</Link>
  );
}

function Result({
  result,
  opened,
  kinds,
}: {
  result: SearchResult;
  opened: OpenedAs;
  kinds: Required<KindNames>;
}) {
  const {title, sectionTitle, route, kind, isDeprecated, locale} = result;
  const {breadcrumbs, excerpt, sections} = result;
  const trail = [
    locale && languageName(locale),
    kinds[kind],
    breadcrumbs.join(' › '),
  ];
  return (
    <li className={styles.result} lang={locale}>
      <h3>
        <ResultLink route={route} {...opened}>
          <Marked parts={title} />
          {sectionTitle && ' › '}
          {sectionTitle && <Marked parts={sectionTitle} />}
        </ResultLink>
      </h3>
      <p className={styles.trail}>
        {trail.filter(Boolean).join(' · ')}
        {isDeprecated && <strong> {TEXTS.deprecated}</strong>}
      </p>
      <p className={styles.excerpt}>
        <Marked parts={excerpt} />
      </p>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.route}>
              <ResultLink route={section.route} {...opened}>
                <Marked parts={section.title} />
              </ResultLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Results, best first, each with its best sections. */
export function ResultList({
  answer,
  isElsewhere,
  kinds,
}: {
  answer: SearchAnswer;
  isElsewhere: boolean;
  kinds: Required<KindNames>;
}): ReactNode {
  return (
    <ol className={`${styles.results} ${panelStyles.marks}`}>
      {answer.results.map((result) => (
        <Result
          key={result.route}
          result={result}
          opened={{
            terms: answer.terms,
            isElsewhere: isElsewhere || result.locale !== undefined,
          }}
          kinds={kinds}
        />
      ))}
    </ol>
  );
}
