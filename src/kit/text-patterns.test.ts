import { TextPatterns } from './text-patterns';

const patterns = (): TextPatterns => {
  const texts = new TextPatterns('en-US');
  texts.add('en-US', {
    save: 'Save',
    row_one: '{{count}} row',
    row_other: '{{count}} rows',
    only_english: 'Only here',
  });
  texts.add('ar-SA', {
    save: 'حفظ',
    row_zero: 'لا صفوف',
    row_one: 'صف',
    row_two: 'صفان',
    row_few: '{{count}} صفوف',
    row_many: '{{count}} صفًا',
    row_other: '{{count}} صف',
  });
  texts.add('ja-JP', { row_other: '{{count}} 行' });
  return texts;
};

describe('texts by language', () => {
  it('has the plural form that the language uses for a number', () => {
    const texts = patterns();
    expect([0, 1, 2, 1.5].map((count) => texts.find('en-US', 'row', count))).toEqual([
      '{{count}} rows',
      '{{count}} row',
      '{{count}} rows',
      '{{count}} rows',
    ]);
    expect([0, 1, 2, 3, 11, 100].map((count) => texts.find('ar-SA', 'row', count))).toEqual([
      'لا صفوف',
      'صف',
      'صفان',
      '{{count}} صفوف',
      '{{count}} صفًا',
      '{{count}} صف',
    ]);
    expect([1, 2].map((count) => texts.find('ja-JP', 'row', count))).toEqual(['{{count}} 行', '{{count}} 行']);
  });

  it('takes what a language lacks from the other one, in the forms of that', () => {
    const texts = patterns();
    expect(texts.find('ja-JP', 'save', undefined)).toBe('Save');
    expect(texts.find('fr-FR', 'row', 1)).toBe('{{count}} row');
    expect(texts.find('fr-FR', 'row', 0)).toBe('{{count}} rows');
  });

  it('needs no forms: a number beside a text without any, or one written out', () => {
    const texts = patterns();
    expect(texts.find('en-US', 'save', 3)).toBe('Save');
    texts.add('en-US', { more: '{{count}} more' });
    expect(texts.find('en-US', 'more', '1,200')).toBe('{{count}} more');
  });

  it('knows nothing of what nobody has written, whatever its name is', () => {
    expect(['missing', 'constructor', '__proto__'].map((name) => patterns().find('en-US', name, 1))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('takes in more later', () => {
    const texts = patterns();
    texts.add('ar-SA', { only_english: 'الآن' });
    expect(texts.find('ar-SA', 'only_english', undefined)).toBe('الآن');
    expect(texts.find('ar-SA', 'save', undefined)).toBe('حفظ');
  });
});
