import fc from 'fast-check';
import { ENTRIES, LANGUAGES } from '../../../../fixtures/entries';
import type { FieldType } from '../../schema';
import { entryExample, entryNotation } from './notation';
import { entryText, printEntry, readEntry } from './read-entry';

const languages = fc.constantFrom(...LANGUAGES);
const NUMERIC = ['integer', 'bigInteger', 'float', 'decimal'] as const;

test.each(LANGUAGES)('reads the texts that people enter in %s', (language) => {
  const entries = ENTRIES.filter((entry) => entry.language === language);
  const read = entries.map(({ text, type, ...entry }) => {
    const reading = readEntry(text, type, entryNotation(language));
    const { value, isDoubtful } = reading.kind === 'value' ? reading : { value: undefined, isDoubtful: false };
    return { ...entry, text, type, value, isDoubtful };
  });
  expect(read).toEqual(entries);
});

test('reads an empty text as null, and never throws', () => {
  const types = fc.constantFrom<FieldType>(...NUMERIC, 'date', 'time', 'dateTime', 'timestamp', 'boolean', 'string');
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-/: \u202fe') }));
  fc.assert(
    fc.property(texts, types, languages, (text, type, language) => {
      const reading = readEntry(text, type, entryNotation(language));
      expect(reading.kind === 'value' || type !== 'string').toBe(true);
    }),
  );
  for (const type of ['float', 'boolean'] as const)
    expect(readEntry(' ', type, entryNotation('de-DE'))).toEqual({ kind: 'value', value: null, isDoubtful: false });
});

test('a printed number is read as the same number, with certainty', () => {
  const numbers = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
  fc.assert(
    fc.property(numbers, languages, (number, language) => {
      const notation = entryNotation(language);
      const value = Number(String(number));
      const reading = readEntry(printEntry(number, 'float', notation), 'float', notation);
      expect(reading).toEqual({ kind: 'value', value, isDoubtful: false });
    }),
  );
});

test('a printed decimal keeps every digit', () => {
  const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.stringMatching(/^\d{1,20}$/));
  fc.assert(
    fc.property(digits, languages, ([whole, decimals], language) => {
      const notation = entryNotation(language);
      const value = `-${whole}.${decimals}`;
      const reading = readEntry(printEntry(value, 'decimal', notation), 'decimal', notation);
      expect(reading).toEqual({ kind: 'value', value, isDoubtful: false });
    }),
  );
});

test('prints no other value than numbers in another way', () => {
  const german = entryNotation('de-DE');
  expect(printEntry('1.5', 'string', german)).toBe('1.5');
  expect(printEntry('1.2.3', 'float', german)).toBe('1.2.3');
  expect(printEntry({ a: 1.5 }, 'float', german)).toBe('{"a":1.5}');
  expect(printEntry(null, 'float', german)).toBe('');
});

test.each(LANGUAGES)('examples in %s are read, in every notation', (language) => {
  for (const decimal of ['.', ','] as const)
    for (const dates of ['day_first', 'month_first'] as const)
      for (const type of [...NUMERIC, 'date', 'time', 'dateTime', 'timestamp'] as const) {
        const notation = { ...entryNotation(language), decimal, dates, isStrict: true };
        expect(readEntry(entryExample(type, notation), type, notation)).toMatchObject({ kind: 'value' });
      }
});

test('entryText names months and groups no digits', () => {
  const german = entryNotation('de-DE');
  expect(entryText('2024-04-03', 'date', german)).toBe('3. April 2024');
  expect(entryText('2024-04-03T14:30:00', 'dateTime', german)).toMatch(/^3\. April 2024\D+14:30:00$/);
  expect(entryText(1234.5, 'float', german)).toBe('1234,5');
  expect(entryText('2024-04-03T14:30:00Z', 'timestamp', german)).toBe('2024-04-03T14:30:00Z');
  const inBerlin = { ...german, zone: 'Europe/Berlin' };
  expect(entryText('2024-04-03T22:30:00Z', 'timestamp', inBerlin)).toMatch(/^4\. April 2024\D+00:30:00$/);
});

test('a timestamp that people write is the time of their wall clock, an ISO text stays as it is', () => {
  const inBerlin = { ...entryNotation('de-DE'), zone: 'Europe/Berlin' };
  const read = (text: string) => readEntry(text, 'timestamp', inBerlin);
  expect(read('3.4.2024 14:30')).toMatchObject({ value: '2024-04-03T12:30:00.000Z' });
  expect(read('2024-04-03T14:30:00')).toMatchObject({ value: '2024-04-03T14:30:00' });
  expect(readEntry('3.4.2024 14:30', 'dateTime', inBerlin)).toMatchObject({ value: '2024-04-03T14:30:00' });
});

test('a number with an exponent is whole if no decimals are left', () => {
  const english = entryNotation('en-US');
  expect(readEntry('1.5e1', 'integer', english)).toEqual({ kind: 'value', value: 15, isDoubtful: false });
  expect(readEntry('1.55e1', 'integer', english)).toEqual({ kind: 'refused', problem: 'no_whole_number' });
});

test('a date that begins with the year has no day of three digits', () => {
  const english = entryNotation('en-US');
  expect(readEntry('2024/12/31', 'date', english)).toEqual({ kind: 'value', value: '2024-12-31', isDoubtful: false });
  expect(readEntry('2024/12/031', 'date', english)).toEqual({ kind: 'refused', problem: 'no_date' });
});
