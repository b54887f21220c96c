import {
  collection,
  integerField,
  primaryKey,
  stringField,
  textField,
  translated,
  world,
} from '../../../../fixtures/builders';
import { may } from '../../../application/relations/related-rows.fixtures';
import { type Item, type ListRow, toManyOf } from '../../../domain/items';
import { relationIndexOf } from '../../../domain/relations';
import { fieldOf, schemaOf } from '../../../domain/schema';
import {
  type ChosenLanguages,
  copiedValues,
  isFilled,
  type Language,
  languageDirection,
  languagePair,
  languagesOf,
  languageTag,
  orderLanguages,
  pairTranslations,
  progressOf,
  rowLanguage,
  shownTranslations,
  sourceOf,
  translatedFields,
  translationList,
  type Translation,
} from './translations.rules';

const language = (key: string, name = key): Language => ({ key, name, tag: key });
const EN = language('en-GB', 'English');
const DE = language('de-DE', 'Deutsch');
const AR = language('ar-SA', 'العربية');

const row = (id: number, code: string | null, values: Item = {}, state: ListRow['state'] = 'loaded'): ListRow => ({
  ref: { key: id },
  values: { id, code, ...values },
  state,
});

const FIELDS = ['title', 'text'];

const pair = (languages: readonly Language[], rows: readonly ListRow[]): readonly Translation[] =>
  pairTranslations(languages, rows, ({ values }) => (values['code'] as string | null) ?? null, FIELDS);

const brief = (translations: readonly Translation[]) =>
  translations.map(({ kind, key, row: found }) => [kind, key, found === null ? null : found.values['id']]);

describe('the fields of translations', () => {
  const { collections, fields, relations } = world('w', [
    collection('languages', {}, [stringField('code'), stringField('name')]),
    collection('pages', {}, [
      primaryKey(),
      translated('translations', {
        languages: 'languages',
        fields: [stringField('title'), textField('text'), integerField('order', { hidden: true })],
      }),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const field = fieldOf(schema, 'pages', 'translations');
  const list = toManyOf(schema, relationIndexOf(schema), 'pages', 'translations');
  if (field === null || list === null) throw new Error('There are no translations');

  it('are those that people enter, as far as they may be read', () => {
    const names = (fieldNames: readonly string[]) =>
      translatedFields(schema, { user: null, permissions: [may('pages_translations', fieldNames)] }, list).map(
        (each) => each.field,
      );
    expect(names(['*'])).toEqual(['title', 'text']);
    expect(names(['id', 'text'])).toEqual(['text']);
  });

  it('need a junction to languages and the marker', () => {
    expect(translationList(list, field)?.languages).toBe('languages');
    expect(translationList({ ...list, junction: null }, field)).toBeNull();
    expect(translationList(null, field)).toBeNull();
    const meta = field.meta === null ? null : { ...field.meta, special: [] };
    expect(translationList(list, { ...field, meta })).toBeNull();
  });

  it('find the language of a row by its key, alone or within its values', () => {
    expect(rowLanguage(list, 'code', { languages_code: 'de-DE' })).toBe('de-DE');
    expect(rowLanguage(list, 'code', { languages_code: { code: 'de-DE', name: 'Deutsch' } })).toBe('de-DE');
    expect(rowLanguage(list, 'code', { languages_code: null })).toBeNull();
  });
});

describe('isFilled', () => {
  it.each([
    [null, false],
    ['', false],
    [' \n', false],
    [[], false],
    ['a', true],
    [0, true],
    [false, true],
    [['a'], true],
    [{}, true],
  ])('%j: %s', (value, expected) => expect(isFilled(value)).toBe(expected));
});

describe('languages', () => {
  it('take their tag from the key, else from the code, and none from invalid ones', () => {
    expect(languageTag({ code: 'de_de' }, 'code')).toBe('de-DE');
    expect(languageTag({ id: 3, code: 'fr-FR' }, 'id')).toBe('fr-FR');
    expect(languageTag({ id: 3, code: '<b>' }, 'id')).toBeNull();
    expect(languageTag({ id: 3 }, 'id')).toBeNull();
  });

  it('are named by their key without a name, and left out without a key', () => {
    const found = languagesOf([{ code: 'de-DE', name: '' }, { name: 'Nowhere' }], 'code', ({ name }) => String(name));
    expect(found).toEqual([{ key: 'de-DE', name: 'de-DE', tag: 'de-DE' }]);
  });

  it.each([
    ['ar-SA', 'rtl'],
    ['he', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
    ['ja-JP', 'ltr'],
    [null, 'auto'],
    ['xx', 'auto'],
  ])('%s is written %s', (tag, direction) => expect(languageDirection(tag)).toBe(direction));

  it('come in the order of the preferred ones, variants after the exact one, and else stay in order', () => {
    const all = ['fr-FR', 'de-AT', 'it-IT', 'de-DE', 'en-US'].map((tag) => language(tag));
    const order = (...preferred: readonly string[]) => orderLanguages(all, preferred).map(({ key }) => key);
    expect(order('de-DE', 'en-GB')).toEqual(['de-DE', 'de-AT', 'en-US', 'fr-FR', 'it-IT']);
    expect(order()).toEqual(['fr-FR', 'de-AT', 'it-IT', 'de-DE', 'en-US']);
  });
});

describe('pairing', () => {
  it('gives each language its row, and drops no row', () => {
    const rows = [row(1, 'de-DE'), row(2, 'xx-XX'), row(3, 'de-DE'), row(4, null), row(5, 'en-GB')];
    expect(brief(pair([EN, DE, AR], rows))).toEqual([
      ['language', 'en-GB', 5],
      ['language', 'de-DE', 1],
      ['repeated', 'de-DE', 3],
      ['language', 'ar-SA', null],
      ['unlisted', 'xx-XX', 2],
      ['unlisted', null, 4],
    ]);
  });

  it('counts a row that is not removed before one that is', () => {
    const removed = row(1, 'de-DE', { title: 'A' }, 'removed');
    expect(brief(pair([DE], [removed, row(2, 'de-DE')]))).toEqual([
      ['language', 'de-DE', 2],
      ['repeated', 'de-DE', 1],
    ]);
    expect(pair([DE], [removed])[0]?.missing).toEqual(FIELDS);
  });

  it('names every row apart, also where a language is listed twice', () => {
    const found = pair([DE, DE], [row(1, 'de-DE'), row(2, 'de-DE'), row(3, 'xx')]);
    expect(found.filter(({ row: each }) => each !== null)).toHaveLength(3);
  });

  it('says what is filled and what is missing, in each language and in all', () => {
    const found = pair([EN, DE, AR], [row(1, 'en-GB', { title: 'A', text: 'B' }), row(2, 'de-DE', { title: 'C' })]);
    expect(found.map(({ filled, missing }) => [filled, missing])).toEqual([
      [['title', 'text'], []],
      [['title'], ['text']],
      [[], ['title', 'text']],
    ]);
    expect(progressOf(found)).toEqual({ begun: 2, languages: 3, filled: 3, fields: 6 });
  });

  it('does not count rows beside the languages', () => {
    const found = pair([EN], [row(1, 'xx', { title: 'A' }), row(2, 'en-GB'), row(3, 'en-GB', { title: 'B' })]);
    expect(progressOf(found)).toEqual({ begun: 0, languages: 1, filled: 0, fields: 2 });
  });
});

describe('the source', () => {
  const found = pair([EN, DE, AR], [row(1, 'de-DE', { title: 'A', text: 'B' }), row(2, 'ar-SA', { title: 'ا' })]);
  const [en, de, ar] = found as readonly [Translation, Translation, Translation];

  it('is the chosen language, else the first one with a text', () => {
    expect(sourceOf(found, 'ar-SA')).toBe(ar);
    expect(sourceOf(found, null)).toBe(de);
    expect(sourceOf(found, 'gone')).toBe(de);
    expect(sourceOf([en], null)).toBeNull();
  });

  it('fills what is empty and may be written, and nothing else', () => {
    const all = () => true;
    expect(copiedValues(de, ar, all)).toEqual({ text: 'B' });
    expect(copiedValues(de, en, all)).toEqual({ title: 'A', text: 'B' });
    expect(copiedValues(de, en, (field) => field === 'title')).toEqual({ title: 'A' });
    expect(copiedValues(de, de, all)).toEqual({});
    expect(copiedValues(en, ar, all)).toEqual({});
    const [removed] = pair([EN], [row(9, 'en-GB', {}, 'removed')]);
    expect(copiedValues(de, removed as Translation, all)).toEqual({});
  });
});

describe('many languages', () => {
  const many = Array.from({ length: 120 }, (_, index) => language(`x${index}`, `Language ${index}`));
  const found = pair(many, [row(1, 'x100', { title: 'A' }), row(2, 'gone')]);

  it('shows all that is begun, and the first of the others up to the limit', () => {
    const { shown, hiddenCount } = shownTranslations(found, '', 5);
    expect(shown.map(({ key }) => key)).toEqual(['x0', 'x1', 'x2', 'x100', 'gone']);
    expect(hiddenCount).toBe(116);
  });

  it('shows what is searched for, by name or key', () => {
    expect(shownTranslations(found, 'LANGUAGE 11', 20).shown.map(({ key }) => key)).toContain('x119');
    expect(shownTranslations(found, 'x100', 20).shown.map(({ key }) => key)).toEqual(['x100']);
    expect(shownTranslations(found, 'nothing', 20)).toEqual({ shown: [], hiddenCount: 0 });
  });
});

describe('languagePair', () => {
  const none: ChosenLanguages = { source: null, target: null };
  const keys = (rows: readonly ListRow[], chosen = none) => {
    const pair = languagePair(pair3(rows), chosen);
    return pair === null ? null : [pair.source.key, pair.target.key];
  };
  const pair3 = (rows: readonly ListRow[]) => pair([EN, DE, AR], rows);

  it('leads from the first language with a text into the first that is incomplete', () => {
    const full = { title: 'a', text: 'b' };
    expect(keys([row(1, 'en-GB', full), row(2, 'de-DE', full)])).toEqual(['en-GB', 'ar-SA']);
    expect(keys([row(2, 'de-DE', full)])).toEqual(['de-DE', 'en-GB']);
    expect(keys([])).toEqual(['de-DE', 'en-GB']);
  });

  it('keeps the languages that were chosen, and never shows one on both sides', () => {
    const chosen = { source: 'language ar-SA', target: 'language en-GB' };
    expect(keys([row(2, 'de-DE', { title: 'a' })], chosen)).toEqual(['ar-SA', 'en-GB']);
    expect(keys([], { ...chosen, target: 'language ar-SA' })).toEqual(['ar-SA', 'en-GB']);
    expect(languagePair(pair([EN], []), none)).toBeNull();
  });
});
