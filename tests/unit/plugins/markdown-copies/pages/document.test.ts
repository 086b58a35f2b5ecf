import {describe, expect, it} from 'vitest';
import {documentOf} from '../../../../../plugins/markdown-copies/pages/document';
import {aPage} from '../aPage';

const PLACE = {origin: '', baseUrl: '/help/'};

describe('documentOf', () => {
  it('says what is known of a page above its text', () => {
    const page = aPage({title: 'Read: CSV', updated: '2024-09-18'});
    expect(documentOf(page, 'Text.\n', PLACE)).toBe(
      `---
title: "Read: CSV"
description: What it is.
url: /help/docs/intro
updated: 2024-09-18
index: /help/llms.txt
---

# Read: CSV

Text.
`,
    );
  });

  it('leaves out what is not known', () => {
    expect(documentOf(aPage({description: ''}), '', PLACE)).toBe(
      '---\ntitle: Introduction\nurl: /help/docs/intro\nindex: /help/llms.txt\n---\n\n# Introduction\n',
    );
  });
});
