import { bigIntegerField, decimalField, integerField, loneField } from '../../../../fixtures/builders';
import { groupsDigits } from './digit-grouping';

const NAMES_OF_IDENTIFIERS =
  'year published_year publishedYear YEAR year_of_birth year_built id external_id orderId order-id postal_code zip isbn ' +
  'invoice_number house_no kunden_nummer phone año';

const NAMES_OF_QUANTITIES =
  'words views visits_per_year code_count year_count number_of_pages identity paid width yearly_visits price_2024';

test.each(NAMES_OF_IDENTIFIERS.split(' '))('whole numbers of a field named %s are not grouped', (name) => {
  expect(groupsDigits(loneField(integerField(name)))).toBe(false);
  expect(groupsDigits(loneField(bigIntegerField(name)))).toBe(false);
});

test.each(NAMES_OF_QUANTITIES.split(' '))('whole numbers of a field named %s are grouped', (name) => {
  expect(groupsDigits(loneField(integerField(name)))).toBe(true);
});

test('numbers with decimals are no identifiers', () => {
  expect(groupsDigits(loneField(decimalField('year')))).toBe(true);
});

test('the display raw groups none, and the option of the display wins', () => {
  const grouped = { grouping: true };
  const ungrouped = { grouping: false };
  expect(groupsDigits(loneField(integerField('words', { display: 'raw' })))).toBe(false);
  expect(groupsDigits(loneField(integerField('words', { display: 'raw', displayOptions: grouped })))).toBe(true);
  expect(groupsDigits(loneField(integerField('year', { displayOptions: grouped })))).toBe(true);
  expect(groupsDigits(loneField(integerField('words', { displayOptions: ungrouped })))).toBe(false);
  expect(groupsDigits(loneField(integerField('words', { displayOptions: { grouping: 'no' } })))).toBe(true);
});

test('groups the digits of a field whose name has no words', () => {
  expect(groupsDigits(loneField(integerField('_')))).toBe(true);
});
