import {describe, expect, it} from 'vitest';
import lunr from 'lunr';
import {
  isQuestion,
  languageOf,
} from '../../../../../../plugins/search-local/shared/language/language';

describe('languageOf', () => {
  it.each([
    ['en', 'clustering', 'clustered'],
    ['de', 'modelle', 'modells'],
    ['fr', 'modèles', 'modèle'],
    ['pt-BR', 'validações', 'validação'],
    ['nb', 'modellen', 'modell'],
    ['ru', 'модели', 'моделями'],
  ])('brings inflections together in %s', (locale, one, other) => {
    const {stem} = languageOf(locale);
    expect(stem(one)).toBe(stem(other));
  });

  it('gives stems without accents, as terms are', () => {
    expect(languageOf('fr').stem('entraîné')).toMatch(/^entrain/);
  });

  it('leaves identifiers, signs, and languages without a stemmer alone', () => {
    expect(languageOf('de').stem('c++')).toBe('c++');
    expect(languageOf('de').stem('gpt4')).toBe('gpt4');
    expect(languageOf('xx').stem('clustering')).toBe('clustering');
  });

  it('knows the minor words of each language', () => {
    expect(languageOf('de').minorWords).toContain('und');
    expect(languageOf('en').minorWords).not.toContain('und');
    expect(languageOf('ja').minorWords).toContain('の');
  });

  it('leaves lunr as it is', () => {
    languageOf('de');
    expect(lunr).not.toHaveProperty('de');
    expect(lunr).not.toHaveProperty('stemmerSupport');
  });
});

describe('isQuestion', () => {
  it.each([
    ['en', 'how to join'],
    ['de', 'Wie lade ich Daten?'],
    ['fr', 'où trouver'],
    ['ja', 'データをどう読み込む'],
  ])('tells a question in %s', (locale, query) => {
    expect(isQuestion(query, locale)).toBe(true);
  });

  it('takes no noun for a question', () => {
    expect(isQuestion('Wieland', 'de')).toBe(false);
    expect(isQuestion('quelconque', 'fr')).toBe(false);
  });
});
