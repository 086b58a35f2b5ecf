import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {onlyWithOrigin} from '../../../../../plugins/hosting/shared/onlyWithOrigin';
import {NO_ORIGIN} from '../../../../../plugins/hosting/shared/origin';

const siteConfig = vi.hoisted(() => ({url: ''}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig}),
}));

const Link = onlyWithOrigin(({href}: {readonly href: string}) => <p>{href}</p>);

it('renders a component only if the origin is known', () => {
  siteConfig.url = 'https://docs.example.com';
  expect(renderToString(<Link href="/a" />)).toBe('<p>/a</p>');
  siteConfig.url = NO_ORIGIN;
  expect(renderToString(<Link href="/a" />)).toBe('');
});
