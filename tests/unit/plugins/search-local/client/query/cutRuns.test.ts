import {expect, it} from 'vitest';
import {cutRun} from '../../../../../../plugins/search-local/client/query/cutRuns';

const terms = [
  'を',
  'データ',
  'データベース',
  '学習',
  '機械',
  '読み込む',
].sort();

it.each([
  ['機械学習', ['機械', '学習']],
  ['データベースを読み込む', ['データベース', 'を', '読み込む']],
  ['データを読み', ['データ', 'を', '読み']],
  ['東京データ', ['東京', 'データ']],
  ['学習東京', ['学習', '東京']],
])('cuts %j into words of the index, the last one begun', (run, words) => {
  expect(cutRun(terms, run)).toEqual(words);
});
