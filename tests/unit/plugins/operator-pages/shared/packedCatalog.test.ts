import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {
  packCatalog,
  unpackCatalog,
} from '../../../../../plugins/operator-pages/shared/packedCatalog';
import {APPLY_MODEL, K_NN} from '../../../../support/catalogEntries';

describe('packCatalog', () => {
  it('keeps all that there is', () => {
    const entries = [APPLY_MODEL, {...K_NN, live: true}, {...K_NN, path: []}];
    expect(unpackCatalog(packCatalog(entries, {}))).toEqual(entries);
  });

  it('writes once what operators share, and no path that follows from the title', () => {
    const {places, facts, rows} = packCatalog(
      [
        K_NN,
        {...K_NN, title: 'k-NN 2', href: '/docs/operators/modeling/k_nn_2'},
        APPLY_MODEL,
      ],
      {},
    );
    expect(places).toEqual([
      ['/docs/operators/modeling/', 'Modeling', 'Lazy'],
      ['/docs/operators/scoring/', 'Scoring'],
    ]);
    expect(facts).toHaveLength(2);
    expect(rows.map((row) => row[8])).toEqual([undefined, undefined, 'apply/']);
  });

  it('is a good deal smaller', () => {
    const entries = Array.from({length: 500}, (_, at) => ({
      ...(at % 2 === 0 ? K_NN : APPLY_MODEL),
      title: `Operator ${at * 7919}`,
      href: `/docs/operators/group_${at % 50}/operator_${at * 7919}`,
    }));
    const sizeOf = (value: unknown) => gzipSync(JSON.stringify(value)).length;
    expect(sizeOf(packCatalog(entries, {}))).toBeLessThan(
      0.7 * sizeOf(entries),
    );
  });
});
