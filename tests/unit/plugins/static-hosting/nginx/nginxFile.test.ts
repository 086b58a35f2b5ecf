import {describe, expect, it} from 'vitest';
import {nginxFile} from '../../../../../plugins/static-hosting/nginx/nginxFile';

const file = nginxFile({
  baseUrl: '/help/',
  headers: {'X-A': "it's 1"},
  immutable: ['assets/*', 'kept.js'],
  folderPages: ['docs/für/'],
});

// That nginx does what is meant is tested with nginx: tests/e2e/nginx.spec.ts.
describe('nginxFile', () => {
  it('repeats all headers where it sets one', () => {
    const groups = file.match(/(?:^ +add_header .*\n)+/gm)!;
    expect(groups.length).toBe(3);
    for (const group of groups) {
      expect(group).toContain(`add_header X-A "it's 1" always;`);
      expect(group).toContain('add_header Cache-Control');
    }
  });

  it('leads to the address with a slash of a page that stands for its folder', () => {
    expect(file).toContain('location = "/help/docs/für/" {');
    expect(file).toContain('return 301 "/help/docs/f%C3%BCr/$is_args$args";');
  });

  it('has no entrance where the site is at the root', () => {
    const root = nginxFile({
      baseUrl: '/',
      headers: {},
      immutable: [],
      folderPages: [],
    });
    expect(root).not.toContain('location = / {');
    expect(root).toContain('location ^~ "/" {');
  });

  it('sends copies in Markdown to who asks, where there are any', () => {
    expect(file).not.toContain('$page_copy');
    const copies = nginxFile({
      baseUrl: '/help/',
      headers: {},
      immutable: [],
      folderPages: ['docs/'],
      markdownCopies: true,
    });
    expect(copies).toContain('try_files $uri.$page_copy $uri $uri/index.html');
    expect(copies).toContain(
      'try_files "/help/docs/index.$page_copy" "/help/docs/index.html" =404;',
    );
    expect(copies).toContain('add_header Vary "Accept" always;');
  });
});
