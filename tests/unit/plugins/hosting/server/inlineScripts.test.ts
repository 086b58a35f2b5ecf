import {describe, expect, it} from 'vitest';
import {
  inlineScripts,
  scriptHash,
} from '../../../../../plugins/hosting/server/inlineScripts';

describe('inlineScripts', () => {
  it('finds scripts that run or are acted upon, as they stand in the page', () => {
    expect(
      inlineScripts(
        '<script>a("&lt;<b>")</script><script type=module>b()</script><p title="<script>no()</script>">text</p><script type="speculationrules">{"prefetch": []}</script><script type=" Text/JavaScript ">c()</script>',
      ),
    ).toEqual(['a("&lt;<b>")', 'b()', '{"prefetch": []}', 'c()']);
  });

  it('leaves out files, data, comments, and empty scripts', () => {
    expect(
      inlineScripts(
        '<script src=/a.js></script><script type="application/ld+json">{}</script><!-- <script>no()</script> --><script></script><p>a</p>',
      ),
    ).toEqual([]);
  });
});

describe('scriptHash', () => {
  it('is what browsers compute', () => {
    // https://www.w3.org/TR/CSP3/#example-hash
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});
