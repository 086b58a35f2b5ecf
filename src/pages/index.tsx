import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Highlights from '@site/src/components/Highlights';
import type {Highlight} from '@site/src/components/Highlights';
import LandingCards from '@site/src/components/LandingCards';
import OperatorCounts from '@site/src/components/OperatorCounts';
import SearchEntry from '@site/src/components/SearchEntry';
import TopicList from '@site/src/components/TopicList';
import {landingCards, recipes, tutorial} from '@site/src/landing/cards';
import {topics} from '@site/src/landing/topics';
import post from '@generated/latest-post/default/post.json';
import operators from '@generated/operator-pages/default/summary.json';
import styles from './index.module.css';

const latestNews = (): readonly Highlight[] =>
  post
    ? [
        {
          title: translate({id: 'help.landing.news', message: 'News'}),
          label: post.title,
          to: post.permalink,
          text: post.description,
          date: post.date,
        },
      ]
    : [];

/**
 * Landing page: search, the three cards, news, the operators, and the topics.
 */
export default function Landing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={translate({
        id: 'help.landing.title',
        message: 'Help center',
        description: 'Title of the window of the start page',
      })}
      description={translate({
        id: 'help.landing.description',
        message:
          'Guides, News, and the operator reference of Altair AI Cloud: prepare data, build models, deploy them, and keep them healthy.',
        description: 'Description of the start page for search engines',
      })}
    >
      <main>
        <header className={styles.hero}>
          <div className="container">
            <Heading as="h1" className={styles.title}>
              {siteConfig.title}
            </Heading>
            <p className={styles.tagline}>
              <Translate
                id="help.landing.tagline"
                description="The tagline in docusaurus.config.ts, for which Docusaurus has no translation file"
              >
                Documentation for SaaS Platform
              </Translate>
            </p>
            <SearchEntry />
          </div>
        </header>
        <div className="container margin-vert--lg">
          <LandingCards cards={landingCards()} />
          <Highlights highlights={[tutorial(), recipes(), ...latestNews()]} />
          <Heading as="h2" className={styles.heading}>
            <Translate id="help.landing.operators">Operators</Translate>
          </Heading>
          <OperatorCounts summary={operators} />
          <Heading as="h2" className={styles.heading}>
            <Translate id="help.landing.topics">Find your subject</Translate>
          </Heading>
          <TopicList topics={topics()} />
        </div>
      </main>
    </Layout>
  );
}
