import {describe, expect, it} from 'vitest';
import {answerOf} from '../../../../../../plugins/search-local/client/answer/answerOf';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import type {TextPart} from '../../../../../../plugins/search-local/shared/answer';
import type {IndexedPage} from '../../../../../../plugins/search-local/server/buildDocuments';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const page = (title: string, content = '', code = '') => ({
  ...indexedPage(title, '', {route: `/${title}`}),
  sections: [{title: '', content, ...(code && {code})}],
});

/**
 * Creates a search over pages in a language. It returns the titles of the
 * results.
 */
function finder(locale: string, pages: readonly IndexedPage[]) {
  const index = loadPages(pages, {locale});
  return (query: string) =>
    findPages(index, query).pages.map(
      ({page: found}) => index.pages[found]!.title,
    );
}

describe('in English', () => {
  const find = finder('en', [
    page('C', 'The language of the kernel.'),
    page('C++', 'Classes in C++ and templates.'),
    page('C#', 'Runs on .NET, as F# does.'),
    page('Networks', 'A net of computers.'),
    page('.NET', 'A runtime.'),
    page('R', 'Statistics with R.'),
    page('Rows', 'Rename rows.'),
    page('Command line', 'How to start it.', 'jest --runInBand\nnpm start'),
    page('Run in band', 'What runInBand does.'),
    page('Addresses', 'Open localhost:3000 in the browser.'),
    page('Vectors', 'std::vector grows by itself.'),
  ]);

  it.each([
    ['C++', 'C++'],
    ['c#', 'C#'],
    ['C', 'C'],
    ['.net', '.NET'],
    ['F#', 'C#'],
    ['R', 'R'],
    ['statistics R', 'R'],
    ['localhost:3000', 'Addresses'],
    ['std::vector', 'Vectors'],
    ['npm start', 'Command line'],
  ])('finds %j', (query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it('finds a name with a sign only where it is written', () => {
    expect(find('C#')).toEqual(['C#']);
    expect(find('C++')).toEqual(['C++']);
  });

  it('takes a flag for a word, and one in the text for more than one in code', () => {
    expect(find('--runInBand')).toEqual(['Run in band', 'Command line']);
  });
});

it('finds names with signs together, not their letters', () => {
  const find = finder('en', [
    page('Languages', 'F# and C# run on .NET.'),
    page('Networks', 'A net of computers.'),
    page('F', 'The letter in a net.'),
  ]);
  expect(find('.net F#')).toEqual(['Languages']);
});

it('finds a version, not a number with the same digits', () => {
  const find = finder('en', [
    page('v2.0'),
    page('v1.10'),
    page('Chapter 20'),
    page('Port 110'),
  ]);
  expect(find('2.0')).toEqual(['v2.0']);
  expect(find('v1.10')).toEqual(['v1.10']);
});

it('finds a word within an identifier with capitals', () => {
  const find = finder('en', [page('HTTPServer'), page('JSONSchema')]);
  expect(find('server')).toEqual(['HTTPServer']);
  expect(find('schema')).toEqual(['JSONSchema']);
});

describe('in German', () => {
  const find = finder('de', [
    page('Kreuzvalidierung', 'Die Güte eines Modells wird geprüft.'),
    page('Entscheidungsbäume', 'Bäume sind leicht zu lesen.'),
    page('Datenquellen', 'Straßen, Häuser und Maße.'),
    page('Operatoren', 'Was ein Operator tut.'),
  ]);

  it.each([
    ['Validierung', 'Kreuzvalidierung'],
    ['Baum', 'Entscheidungsbäume'],
    ['Quelle', 'Datenquellen'],
    ['Modelle', 'Kreuzvalidierung'],
    ['strassen', 'Datenquellen'],
    ['wie lese ich einen Entscheidungsbaum', 'Entscheidungsbäume'],
  ])('finds %j by stem or part', (query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it('finds no word within another that is too short to be a part', () => {
    expect(find('rat')).toEqual([]);
  });
});

it('finds French words in other forms, with accents or without', () => {
  const find = finder('fr', [
    page('Données manquantes', 'Les valeurs sont remplacées.'),
    page('Modèles', 'Évaluer un modèle entraîné.'),
  ]);
  expect(find('donnee manquante')[0]).toBe('Données manquantes');
  expect(find('remplacer')).toEqual(['Données manquantes']);
  expect(find('comment évalué')).toEqual(['Modèles']);
});

it('finds Spanish words whose stems their accents tell', () => {
  const find = finder('es', [page('Validación', 'Una sola validación.')]);
  expect(find('validaciones')).toEqual(['Validación']);
});

describe.each([
  [
    'ja',
    [
      page('機械学習の基礎', 'モデルを学習させます。'),
      page('データの読み込み', 'データベースから読み込む方法。Pythonで学ぶ。'),
    ],
    [
      ['機械学習', '機械学習の基礎'],
      ['学習モデル', '機械学習の基礎'],
      ['データを読み込む', 'データの読み込み'],
      ['データの読み', 'データの読み込み'],
      ['ベース', 'データの読み込み'],
      ['python', 'データの読み込み'],
    ],
  ],
  [
    'zh',
    [
      page('交叉验证', '评估模型的性能。'),
      page('数据导入', '从数据库读取数据。'),
    ],
    [
      ['验证', '交叉验证'],
      ['模型性能', '交叉验证'],
      ['如何读取数据库', '数据导入'],
      ['库', '数据导入'],
    ],
  ],
  [
    'th',
    [
      page('การนำเข้าข้อมูล', 'อ่านข้อมูลจากฐานข้อมูล'),
      page('แบบจำลอง', 'ประเมินแบบจำลองด้วยการทดสอบ'),
    ],
    [
      ['ฐานข้อมูล', 'การนำเข้าข้อมูล'],
      ['ทดสอบแบบจำลอง', 'แบบจำลอง'],
      ['นำเข้า', 'การนำเข้าข้อมูล'],
    ],
  ],
  [
    'hi',
    [page('डेटा आयात', 'फ़ाइल से डेटा पढ़ें।'), page('मॉडल', 'मॉडल की जाँच कैसे करें।')],
    [
      ['फ़ाइल', 'डेटा आयात'],
      ['मॉडल की जाँच', 'मॉडल'],
    ],
  ],
  [
    'ar',
    [
      page('قراءة البيانات', 'كيف تُقرأ البَيانات من الملف.'),
      page('النموذج', 'تقييم النموذج.'),
    ],
    [
      ['البيانات', 'قراءة البيانات'],
      ['البَيَانَات', 'قراءة البيانات'],
      ['تقييم', 'النموذج'],
    ],
  ],
] satisfies [string, IndexedPage[], [string, string][]][])(
  'in %s',
  (locale, pages, queries) => {
    it.each(queries)('finds %j', (query, title) => {
      expect(finder(locale, pages)(query)[0]).toBe(title);
    });
  },
);

describe('a run of letters without blanks', () => {
  const pages = [page('データの読み込み', 'モデルを学習させます。')];
  const index = loadPages(pages, {locale: 'ja'});
  const loaded = {
    index,
    texts: {
      get: () => ({texts: ['モデルを学習させます。'], tags: []}),
      load: () => Promise.resolve(),
    },
  } as unknown as Parameters<typeof answerOf>[0];
  const marked = (parts: readonly TextPart[] = []) =>
    parts.filter(({isMatch}) => isMatch).map(({text}) => text);
  const first = (query: string) =>
    answerOf(loaded, {query, filters: {}, limit: 8}).answer.results[0];

  it('has its matching words marked', () => {
    expect(marked(first('学習モデル')?.excerpt)).toEqual(['モデル', '学習']);
  });

  it('is found by quoted letters that follow each other in a section', () => {
    expect(first('"学習させ"')).toBeDefined();
    expect(first('"学習モデル"')).toBeUndefined();
  });

  it('is found by one letter at the beginning or at the end of a word', () => {
    expect(first('機')).toBeUndefined();
    expect(first('学')).toBeDefined();
    expect(first('す')).toBeDefined();
  });
});
