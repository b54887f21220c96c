import { loneField, stringField, textField } from '../../../../../fixtures/builders';
import { decideAll, areAllDecided, offeredResolutions, plainText } from './conflict.rules';

const conflict = { field: 'title', base: 'One', mine: 'Two', theirs: 'Three' };

test("'both' is offered for long texts, not for single lines and secrets", () => {
  expect(offeredResolutions(conflict, loneField(textField('title')))).toEqual(['mine', 'theirs', 'both']);
  expect(offeredResolutions(conflict, loneField(stringField('title')))).toEqual(['mine', 'theirs']);
  expect(offeredResolutions({ ...conflict, mine: ['a'], theirs: ['b'] }, loneField(stringField('title')))).toEqual([
    'mine',
    'theirs',
    'both',
  ]);
  expect(offeredResolutions(conflict, null)).toEqual(['mine', 'theirs', 'both']);
  expect(offeredResolutions(conflict, { ...loneField(stringField('title')), type: 'hash' })).toEqual([
    'mine',
    'theirs',
  ]);
});

test('all are decided once every field is', () => {
  const conflicts = [conflict, { ...conflict, field: 'body' }];
  expect(areAllDecided(conflicts, { title: 'mine' })).toBe(false);
  expect(areAllDecided(conflicts, decideAll(conflicts, 'theirs'))).toBe(true);
});

test('any value is converted to text', () => {
  expect([null, 'a', 12, false, ['x']].map(plainText)).toEqual(['', 'a', '12', 'false', '[\n  "x"\n]']);
});
