import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import RouteScripts from '@theme/RouteScripts';
import textFace from '../fonts/inter.woff2';

/** Preloads the text font. If it loaded late, all pages would shift. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          href={textFace}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </Head>
      <RouteScripts />
      {children}
    </>
  );
}
