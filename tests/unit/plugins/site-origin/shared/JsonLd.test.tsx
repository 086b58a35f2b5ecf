import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {JsonLd} from '../../../../../plugins/site-origin/shared/JsonLd';

it('stands in the built HTML as a script of data, which cannot end early', () => {
  const html = renderToString(<JsonLd data={{name: 'a</script>b'}} />);
  expect(html).toBe(
    '<div hidden=""><script type="application/ld+json">{"name":"a\\u003c/script>b"}</script></div>',
  );
});
