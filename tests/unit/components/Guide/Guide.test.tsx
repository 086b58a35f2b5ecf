import {load} from 'cheerio';
import {createElement} from 'react';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {Before, Expect, Unverified} from '../../../../src/components/Guide';
import {extractHtml} from '../../../../plugins/search-local/server/extract/html';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...props}: {readonly to: string}) =>
    createElement('a', {href: to, ...props}),
}));

const render = (element: ReactElement) =>
  load(renderToStaticMarkup(element))('body');

/** Content that the search extracts from a component in a page. */
function searched(element: ReactElement) {
  const html = `<div class="theme-doc-markdown"><p>Opening.</p>${renderToStaticMarkup(element)}</div>`;
  return extractHtml(html, 'docs')?.sections[0]?.content;
}

/** Renders a component with invalid props, which Markdown can contain. */
const wrong = (Component: unknown, props: object) => {
  const Any = Component as (props: object) => ReactElement;
  return () => renderToStaticMarkup(<Any {...props} />);
};

describe('Before', () => {
  const box = (
    <Before role="Analyst" time="20 minutes">
      <p>A project.</p>
    </Before>
  );

  it('names role, time, and needs', () => {
    const body = render(box);
    const terms = body.find('dt').map((_, term) => load(term).text());
    expect(terms.get()).toEqual(['Role', 'Time', 'You need']);
    const texts = body.find('dd').map((_, text) => load(text).text());
    expect(texts.get()).toEqual(['Analyst', '20 minutes', 'A project.']);
    expect(body.find('[role=group]').attr('aria-label')).toBe(
      'Before you start',
    );
  });

  it('is not what the search says of a page', () => {
    expect(searched(box)).toBe('Opening.');
  });

  it.each([
    [
      {time: '5 minutes', children: 'x'},
      'Before: the role is missing; add role="..." that says who does the job.',
    ],
    [
      {role: 'Analyst', time: ' ', children: 'x'},
      'Before: the time is missing; add time="..." that says how long it takes.',
    ],
    [
      {role: 'Analyst', time: '5 minutes', need: 'x', children: 'x'},
      'Before: it has no prop need; use role and time, and write the rest between the tags.',
    ],
    [
      {role: 'Analyst', time: '5 minutes'},
      'Before: there is nothing between its tags; write what the reader needs there.',
    ],
  ])('rejects %j', (props, message) => {
    expect(wrong(Before, props)).toThrow(new Error(message));
  });
});

describe('Expect', () => {
  const box = (
    <Expect>
      <p>A table of five rows.</p>
    </Expect>
  );

  it('says what the reader should see', () => {
    expect(render(box).text()).toBe('You should see:A table of five rows.');
  });

  it('is found by what is to be seen', () => {
    expect(searched(box)).toBe('Opening. A table of five rows.');
  });

  it.each([
    [
      {title: 'x', children: 'x'},
      'Expect: it has no prop title; write between the tags.',
    ],
    [
      {children: ' '},
      'Expect: there is nothing between its tags; write what the reader should see there.',
    ],
  ])('rejects %j', (props, message) => {
    expect(wrong(Expect, props)).toThrow(new Error(message));
  });
});

describe('Unverified', () => {
  it('marks a sentence within a paragraph, and leads to the legend', () => {
    const body = render(
      <p>
        Known. <Unverified>Guessed.</Unverified>
      </p>,
    );
    expect(body.find('p').text()).toBe(
      'Known. Guessed. Not verified in the product',
    );
    expect(body.find('p div').length).toBe(0);
    expect(body.find('a').attr('href')).toBe(
      '/docs/intro#marks-on-these-pages',
    );
  });

  it('marks whole paragraphs', () => {
    const body = render(
      <Unverified>
        <p>Guessed.</p>
      </Unverified>,
    );
    expect(body.find('div > p').text()).toBe('Guessed.');
    expect(body.find('div > a').text()).toBe('Not verified in the product');
  });

  it('is found by its sentences, not by its mark', () => {
    expect(searched(<Unverified>Guessed.</Unverified>)).toBe(
      'Opening. Guessed.',
    );
  });

  it('rejects an empty one', () => {
    expect(wrong(Unverified, {})).toThrow(
      new Error(
        'Unverified: there is nothing between its tags; write the sentences that are not verified there.',
      ),
    );
  });
});
