import { columnField, loneField } from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import { excessLength, lengthLimit, nameExcess } from './length-limit';

const field = (type: FieldType, maxLength?: number) =>
  loneField(columnField('value', type, maxLength === undefined ? {} : { maxLength }));

test('lengthLimit is null for columns without a limit', () => {
  expect(lengthLimit(field('string', 20))).toBe(20);
  expect(lengthLimit(field('text'))).toBeNull();
  expect(lengthLimit(field('text', -1))).toBeNull();
  expect(lengthLimit({ schema: null })).toBeNull();
});

test.each<[FieldType, Json, number]>([
  ['string', 'abcde', 0],
  ['string', '😀😀😀😀😀', 0],
  ['string', '😀😀😀😀😀😀😀', 2],
  ['text', 'abcdef', 1],
  ['string', 1234567, 2],
  ['string', null, 0],
  ['string', { kept: 'as it is' }, 0],
  ['csv', ['ab', 'cd'], 0],
  ['csv', ['ab', 'cde'], 1],
  ['csv', 'ab,cdef', 2],
  ['hash', 'a longer password', 0],
  ['json', 'a longer text', 0],
])('of a %s, %j is %i characters over a limit of 5', (type, value, over) => {
  expect(excessLength(value, field(type, 5))).toBe(over);
  expect(excessLength(value, field(type))).toBe(0);
});

test('a name counts in code points, without the blanks around it', () => {
  expect(nameExcess('😀'.repeat(255))).toBe(0);
  expect(nameExcess(` ${'😀'.repeat(257)} `)).toBe(2);
});
