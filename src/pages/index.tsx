import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BaseUrlIssueBanner from '@theme/BaseUrlIssueBanner';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Highlights from '@site/src/components/Highlights';
import type {Highlight} from '@site/src/components/Highlights';
import LandingCards from '@site/src/components/LandingCards';
import OperatorCounts from '@site/src/components/OperatorCounts';
import SearchEntry from '@site/src/components/SearchEntry';
import TopicList from '@site/src/components/TopicList';
import {CARDS, TOPICS, TUTORIAL} from '@site/src/landing';
import post from '@generated/latest-post/default/post.json';
import operators from '@generated/operator-pages/default/summary.json';
import styles from './index.module.css';

const NEWS: readonly Highlight[] = post
  ? [
      {
        title: 'News',
        label: post.title,
        to: post.permalink,
        text: post.description,
        date: post.date,
      },
    ]
  : [];

/** The start of the help site: search, the three ways in, what is new, the operators, and the subjects. */
export default function Landing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="Help center"
      description="Guides, News, and the operator reference of Altair AI Cloud: prepare data, build models, deploy them, and keep them healthy."
    >
      <BaseUrlIssueBanner />
      <header className={styles.hero}>
        <div className="container">
          <Heading as="h1" className={styles.title}>
            {siteConfig.title}
          </Heading>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <SearchEntry />
        </div>
      </header>
      <main className="container margin-vert--lg">
        <LandingCards cards={CARDS} />
        <Highlights highlights={[TUTORIAL, ...NEWS]} />
        <Heading as="h2" className={styles.heading}>
          Operators
        </Heading>
        <OperatorCounts summary={operators} />
        <Heading as="h2" className={styles.heading}>
          Find your subject
        </Heading>
        <TopicList topics={TOPICS} />
      </main>
    </Layout>
  );
}
