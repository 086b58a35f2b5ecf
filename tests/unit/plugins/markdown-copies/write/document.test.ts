import {describe, expect, it} from 'vitest';
import {documentOf} from '../../../../../plugins/markdown-copies/write/document';
import {aPage} from '../aPage';

const ORIGINS = {url: '/help/docs/intro', index: '/help/llms.txt'};

describe('documentOf', () => {
  it('says what is known of a page above its text', () => {
    const page = aPage({
      title: 'Read: CSV',
      updated: '2024-09-18',
      byline: 'September 18, 2024',
    });
    expect(documentOf(page, ORIGINS, 'Text.\n')).toBe(
      `---
title: "Read: CSV"
description: What it is.
url: /help/docs/intro
updated: 2024-09-18
index: /help/llms.txt
---

# Read: CSV

September 18, 2024

Text.
`,
    );
  });

  it('leaves out what is not known', () => {
    expect(documentOf(aPage({description: ''}), ORIGINS, '')).toBe(
      '---\ntitle: Introduction\nurl: /help/docs/intro\nindex: /help/llms.txt\n---\n\n# Introduction\n',
    );
  });
});
