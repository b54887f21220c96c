import { admin, errorOf } from '../../../../testing/library';
import { museumPlatform, type Rules } from '../../../../testing/museum';

const withRules = (rules: Rules) => {
  const platform = museumPlatform(rules);
  const halls = platform.items('halls', admin);
  const paintings = platform.items('paintings', admin);
  const column = (field: string) => platform.database.rows('paintings').map((row) => [row['id'], row[field]]);
  const labels = () => platform.database.rows('labels').map((row) => row['id']);
  return { halls, paintings, column, labels, platform };
};

const FAILED = /^500 INTERNAL_SERVER_ERROR /;

test('SET NULL clears the references to the item', () => {
  const { halls, column } = withRules({ hall: 'SET NULL' });
  halls.remove([1]);
  expect(column('hall')).toEqual([
    [1, null],
    [2, null],
    [3, null],
  ]);
});

test('SET DEFAULT sets references to the default', () => {
  const { halls, column } = withRules({ hall: 'SET DEFAULT' });
  halls.remove([1]);
  expect(column('hall')).toEqual([
    [1, 2],
    [2, 2],
    [3, null],
  ]);
});

test('SET DEFAULT is rejected when the default is removed too, and changes nothing', () => {
  const { halls, column, platform } = withRules({ hall: 'SET DEFAULT' });
  expect(errorOf(() => halls.remove([1, 2]))).toMatch(FAILED);
  expect(column('hall')).toEqual([
    [1, 1],
    [2, 1],
    [3, null],
  ]);
  expect(platform.database.rows('halls')).toHaveLength(2);
});

test('SET DEFAULT checks the default only when there is a reference', () => {
  const { halls, column, paintings } = withRules({ hall: 'SET DEFAULT' });
  halls.remove([2]);
  expect(column('hall')).toEqual([
    [1, 1],
    [2, 1],
    [3, null],
  ]);
  expect(errorOf(() => paintings.create([{ title: 'New' }]))).toMatch(/^400 INVALID_FOREIGN_KEY/);
});

test('CASCADE removes references at any depth', () => {
  const { halls, column, labels } = withRules({ hall: 'CASCADE', copyOf: 'CASCADE' });
  halls.remove([1]);
  expect(column('hall')).toEqual([[3, null]]);
  expect(labels()).toEqual([]);
});

test('NO ACTION keeps an item with references', () => {
  const { paintings, labels } = withRules({ label: 'NO ACTION' });
  expect(errorOf(() => paintings.remove([1]))).toMatch(FAILED);
  expect(labels()).toEqual([1, 2, 3]);
});

test('NO ACTION is checked at the end: removed items may reference each other', () => {
  const { paintings, column } = withRules({});
  expect(errorOf(() => paintings.remove([1]))).toMatch(FAILED);
  paintings.remove([1, 2]);
  expect(column('hall')).toEqual([[3, null]]);
});

test('NO ACTION stops a cascade that would leave a reference', () => {
  const { halls, paintings, labels, platform } = withRules({ hall: 'CASCADE' });
  paintings.update([2], { hall: 2 });
  expect(errorOf(() => halls.remove([1]))).toMatch(FAILED);
  expect(labels()).toEqual([1, 2, 3]);
  expect(platform.database.rows('halls')).toHaveLength(2);
});

test('an item that references itself can be removed', () => {
  const { paintings, column } = withRules({});
  paintings.update([3], { copyOf: 3 });
  paintings.remove([3]);
  expect(column('title')).toEqual([
    [1, 'Dawn'],
    [2, 'Noon'],
  ]);
});
