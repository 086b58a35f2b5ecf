import {describe, expect, it} from 'vitest';
import {folderPages} from '../../../../../plugins/hosting/server/folderPages';

describe('folderPages', () => {
  it('finds pages with a slash at the end, in every built language', () => {
    expect(
      folderPages({
        baseUrl: '/help/',
        siteBaseUrl: '/help/',
        baseUrls: ['/help/', '/help/de/', '/help/fr/'],
        routes: [
          '/help/',
          '/help/docs/a',
          '/help/docs/b/',
          '/help/docs/f%C3%BCr/',
        ],
        files: [
          'docs/a/index.html',
          'docs/b/index.html',
          'docs/für/index.html',
          'de/index.html',
          'de/docs/b/index.html',
        ],
      }),
    ).toEqual(['de/', 'de/docs/b/', 'docs/b/', 'docs/für/']);
  });

  it('does so from the pages of any language', () => {
    expect(
      folderPages({
        baseUrl: '/de/',
        siteBaseUrl: '/',
        baseUrls: ['/', '/de/'],
        routes: ['/de/', '/de/docs/b/'],
        files: [
          'index.html',
          'docs/b/index.html',
          'de/index.html',
          'de/docs/b/index.html',
        ],
      }),
    ).toEqual(['de/', 'de/docs/b/', 'docs/b/']);
  });
});
