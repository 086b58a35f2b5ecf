import {expect, it, vi} from 'vitest';
import {latestPost} from '../../../src/latestPost';

const post = (day: string, unlisted = false) => ({
  metadata: {
    title: `Post of ${day}`,
    description: 'New features.',
    permalink: `/help/blog/${day}`,
    date: new Date(`${day}T00:00:00Z`),
    unlisted,
  },
});

async function dataOf(...blogPosts: ReturnType<typeof post>[]) {
  const createData = vi.fn<(name: string, data: string) => void>();
  await latestPost().allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-blog': {default: {blogPosts}}},
    actions: {createData},
  } as never);
  const [[name, data] = ['', '']] = createData.mock.calls;
  expect(name).toBe('post.json');
  return JSON.parse(data) as unknown;
}

it('is the first post that is listed', async () => {
  expect(
    await dataOf(
      post('2024-11-02', true),
      post('2024-09-18'),
      post('2024-03-01'),
    ),
  ).toEqual({
    title: 'Post of 2024-09-18',
    description: 'New features.',
    permalink: '/help/blog/2024-09-18',
    date: '2024-09-18',
  });
});

it('is null without posts', async () => {
  expect(await dataOf()).toBeNull();
});
