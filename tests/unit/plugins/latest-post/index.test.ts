import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {latestPost} from '../../../../plugins/latest-post';

const post = (day: string, unlisted = false) => ({
  metadata: {
    title: `Post of ${day}`,
    description: 'What changed.',
    permalink: `/help/blog/${day}`,
    date: new Date(`${day}T00:00:00Z`),
    unlisted,
  },
});

const blog = (...blogPosts: ReturnType<typeof post>[]) =>
  ({blogPosts}) as unknown as BlogContent;

describe('latestPost', () => {
  it('takes the latest one, whatever the order', () => {
    expect(latestPost(blog(post('2024-03-01'), post('2024-09-18')))).toEqual({
      title: 'Post of 2024-09-18',
      description: 'What changed.',
      permalink: '/help/blog/2024-09-18',
      date: '2024-09-18',
    });
  });

  it('passes over what is not listed', () => {
    expect(
      latestPost(blog(post('2024-03-01'), post('2024-09-18', true)))?.date,
    ).toBe('2024-03-01');
  });

  it('finds none in an empty blog', () => {
    expect(latestPost(blog())).toBeNull();
  });
});
