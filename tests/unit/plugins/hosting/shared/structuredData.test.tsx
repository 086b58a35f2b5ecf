import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {structuredData} from '../../../../../plugins/hosting/shared/structuredData';
import {NO_ORIGIN} from '../../../../../plugins/hosting/shared/origin';

const site = vi.hoisted(() => ({url: '', canUseDOM: false}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: site}),
}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: site}));

const Data = structuredData(() => ({name: 'a</script>b'}));
const html = (values: Partial<typeof site>) => {
  Object.assign(site, values);
  return renderToString(<Data />);
};

afterEach(() => {
  Object.assign(site, {url: 'https://docs.example.com', canUseDOM: false});
});

it('is a data script in the built HTML, which cannot end early', () => {
  expect(html({url: 'https://docs.example.com'})).toBe(
    '<div hidden=""><script type="application/ld+json">{"name":"a\\u003c/script>b"}</script></div>',
  );
});

it('has no script in the browser, and is empty without an origin', () => {
  expect(html({canUseDOM: true})).toBe('<div hidden=""></div>');
  expect(html({url: NO_ORIGIN})).toBe('');
});
