import { entryExample, entryNotation, listSeparator } from './notation';

test.each([
  ['en-US', ','],
  ['ja-JP', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['es-ES', ';'],
  ['ar-SA', ';'],
])('spreadsheets in %s separate cells by %j', (locale, separator) => expect(listSeparator(locale)).toBe(separator));

test.each([
  ['integer', 'de-DE', '1.234'],
  ['float', 'de-DE', '1.234,5'],
  ['decimal', 'en-US', '1,234.5'],
  ['date', 'de-DE', '31.12.2024'],
  ['date', 'en-US', '12/31/2024'],
  ['time', 'en-US', '14:30'],
  ['dateTime', 'de-DE', '31.12.2024 14:30'],
  ['string', 'de-DE', ''],
] as const)('an example of type %s in %s is %j', (type, locale, example) =>
  expect(entryExample(type, entryNotation(locale))).toBe(example),
);

test('an example has the notation that was chosen, also when it is not that of the language', () => {
  expect(entryExample('float', { ...entryNotation('en-US'), decimal: ',' })).toBe('1.234,5');
  expect(entryExample('float', { ...entryNotation('de-DE'), decimal: '.' })).toBe('1,234.5');
  expect(entryExample('date', { ...entryNotation('en-US'), dates: 'day_first' })).toBe('31/12/2024');
  expect(entryExample('date', { ...entryNotation('de-DE'), dates: 'month_first' })).toBe('12/31/2024');
});
