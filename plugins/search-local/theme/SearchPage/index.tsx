import {useState} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH, PLUGIN_NAME} from '../../shared/constants';
import {categoriesOf} from '../../shared/pageList';
import type {ListedPage} from '../../shared/pageList';
import type {SearchSettings} from '../../shared/types';
import {searchTexts} from '../SearchBar/texts';
import {formatAddress, parseAddress} from './address';
import type {SearchPageAddress} from './address';
import {Filters} from './Filters';
import {PageIndex} from './PageIndex';
import {Results} from './Results';
import {searchPageTexts} from './texts';
import {useAnswer} from './useAnswer';
import styles from './styles.module.css';

/** Results shown at first, and added with each wish for more. */
const STEP = 20;

/** All results of a query, with filters; without a query all pages from A to Z. */
export default function SearchPage({
  pages,
}: {
  pages: readonly ListedPage[];
}): ReactNode {
  const settings = useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
  const history = useHistory();
  const {search, pathname} = useLocation();
  // The static page is for every query alike.
  const isBrowser = useIsBrowser();
  const address = parseAddress(isBrowser ? search : '');
  const [limit, setLimit] = useState(STEP);
  const answered = useAnswer(settings, address.query, address.filters, limit);
  const texts = searchTexts();
  const pageTexts = searchPageTexts();

  const show = (next: SearchPageAddress, how: 'push' | 'replace') => {
    setLimit(STEP);
    history[how](pathname + formatAddress(next));
  };

  return (
    <Layout title={pageTexts.title} description={pageTexts.description}>
      <main className={styles.page}>
        <h1>{pageTexts.title}</h1>
        <noscript>
          <p>{pageTexts.noScript}</p>
        </noscript>
        <form
          className={styles.form}
          role="search"
          action={pathname}
          aria-label={pageTexts.title}
          onSubmit={(event) => {
            event.preventDefault();
            show(address, 'push');
          }}
        >
          <label className={styles.query}>
            <span>{pageTexts.query}</span>
            <input
              type="search"
              name="q"
              value={address.query}
              maxLength={MAX_QUERY_LENGTH}
              onChange={({target}) =>
                show({...address, query: target.value}, 'replace')
              }
            />
          </label>
          <Filters
            filters={address.filters}
            categories={categoriesOf(pages)}
            texts={pageTexts}
            kinds={texts.kinds}
            onChange={(filters) => show({...address, filters}, 'push')}
          />
        </form>
        {address.query.trim() !== '' && (
          <Results
            address={address}
            answered={answered}
            texts={texts}
            pageTexts={pageTexts}
            onMore={() => setLimit(limit + STEP)}
          />
        )}
        {(address.query.trim() === '' ||
          answered.answer?.results.length === 0) && (
          <PageIndex
            pages={pages}
            heading={texts.index}
            lettersLabel={pageTexts.letters}
          />
        )}
      </main>
    </Layout>
  );
}
