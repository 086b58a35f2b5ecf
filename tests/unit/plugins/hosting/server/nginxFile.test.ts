import {describe, expect, it} from 'vitest';
import {nginxFile} from '../../../../../plugins/hosting/server/nginxFile';

const file = nginxFile({
  baseUrl: '/help/',
  headers: {'X-A': "it's 1"},
  folderPages: ['docs/für/'],
});

// tests/e2e/nginx.spec.ts tests what nginx does with the file.
describe('nginxFile', () => {
  it('repeats all headers where it sets one', () => {
    const groups = file.match(/(?:^ +add_header .*\n)+/gm)!;
    expect(groups.length).toBe(2);
    for (const group of groups) {
      expect(group).toContain(`add_header X-A "it's 1" always;`);
      expect(group).toContain('add_header Cache-Control');
    }
  });

  it('redirects to the address of a folder page, which ends with a slash', () => {
    expect(file).toContain('location = "/help/docs/für/" {');
    expect(file).toContain('return 301 "/help/docs/f%C3%BCr/$is_args$args";');
  });

  it('has no entrance where the site is at the root', () => {
    const root = nginxFile({
      baseUrl: '/',
      headers: {},
      folderPages: [],
    });
    expect(root).not.toContain('location = / {');
    expect(root).toContain('location ^~ "/" {');
  });

  it('looks for the copy in Markdown before the page', () => {
    expect(file).toContain('try_files $uri.$page_copy $uri $uri/index.html');
    expect(file).toContain(
      'try_files "/help/docs/für/index.$page_copy" "/help/docs/für/index.html" =404;',
    );
    expect(file).toContain('add_header Vary "Accept" always;');
  });
});
