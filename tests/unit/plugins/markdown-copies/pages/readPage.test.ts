import {describe, expect, it} from 'vitest';
import {
  hasCopy,
  readPage,
} from '../../../../../plugins/markdown-copies/pages/readPage';

const HEAD =
  '<title>Otters | Help</title><meta name=description content="On otters."><link rel=alternate type=text/markdown href=/a.md>';

const read = (main: string, head = HEAD) =>
  readPage(
    '/a',
    `<!doctype html><head>${head}</head><body><nav>Menu</nav><main>${main}</main><footer>End</footer>`,
  );

describe('hasCopy', () => {
  it('is true of a page whose head names a copy', () => {
    expect(hasCopy(`<head>${HEAD}</head>`)).toBe(true);
    expect(hasCopy('<head></head><link type=text/markdown>')).toBe(false);
  });
});

describe('readPage', () => {
  it('knows title, description, and day of a page of the docs', () => {
    const {page, $} = read(
      '<nav>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Otters</h1></header><p>They swim.<h2 id=b>B<a class=hash-link href="#b">#</a></h2></div><footer><time datetime=2024-09-18T10:00:00.000Z itemprop=dateModified>Sep 18</time></footer>',
    );
    expect(page).toEqual({
      route: '/a',
      title: 'Otters',
      description: 'On otters.',
      updated: '2024-09-18',
      isUnlisted: false,
    });
    expect($.root().text()).toBe('They swim.B');
  });

  it('has the day and the authors of a post', () => {
    const {page, $} = read(
      '<article><header><h1>Post</h1><time datetime=2024-01-02T00:00:00.000Z>January 2</time> <span>Ada</span></header><p>Text.</article><aside>More</aside>',
    );
    expect(page.updated).toBe('2024-01-02');
    expect($.root().text()).toBe('January 2 AdaText.');
  });

  it('leaves out controls, and what the site excludes', () => {
    const {$} = read(
      '<p>A<div data-markdown-ignore>B</div><form>C</form><button>D</button><script>E</script>',
    );
    expect($.root().text()).toBe('A');
  });

  it('has the title of the window where there is no heading, and no day', () => {
    expect(read('<p>A').page).toEqual({
      route: '/a',
      title: 'Otters | Help',
      description: 'On otters.',
      isUnlisted: false,
    });
  });

  it('is not listed where search engines are asked not to list it', () => {
    const head = `${HEAD}<meta name=robots content="noindex, nofollow">`;
    expect(read('<p>A', head).page.isUnlisted).toBe(true);
  });
});
