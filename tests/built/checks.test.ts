import {expect, it} from 'vitest';
import {brokenLinks} from './checks/brokenLinks';
import {foreignRequests} from './checks/foreignRequests';
import {parseBuilt} from './support/builtSite';

it('finds links to pages and headings that do not exist', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<h2 id="here">Here</h2><a href="#here">good</a><a href="#gone">bad</a><a href="/help/docs/b#there">good</a><a href="/help/docs/b#gone">bad</a><a href="/help/docs/c">bad</a><a href="https://example.com/">good</a>',
  );
  const target = parseBuilt('docs/b/index.html', '<h2 id="there">There</h2>');
  expect(brokenLinks([page, target], '/nowhere')).toEqual([
    'docs/a/index.html: #gone',
    'docs/a/index.html: /help/docs/b#gone',
    'docs/a/index.html: /help/docs/c',
  ]);
});

it('finds requests to other hosts', () => {
  const page = parseBuilt(
    'index.html',
    '<script src="https://cdn.example.com/a.js"></script><img src="/help/a.png"><link rel="stylesheet" href="//fonts.example.com/b.css"><a href="https://example.com">link</a>',
  );
  expect(foreignRequests(page)).toEqual([
    'index.html: https://cdn.example.com/a.js',
    'index.html: //fonts.example.com/b.css',
  ]);
});
