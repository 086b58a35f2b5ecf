import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LandingCards from '@site/src/components/LandingCards';
import SearchEntry from '@site/src/components/SearchEntry';
import TopicList from '@site/src/components/TopicList';
import {CARDS, TOPICS} from '@site/src/landing';
import styles from './index.module.css';

/** The start of the help site: search, the three ways in, and the subjects. */
export default function Landing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="Help center"
      description="Guides, News, and the operator reference of Altair AI Cloud: prepare data, build models, deploy them, and keep them healthy."
    >
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
        <Heading as="h2" className={styles.heading}>
          Find your subject
        </Heading>
        <TopicList topics={TOPICS} />
      </main>
    </Layout>
  );
}
