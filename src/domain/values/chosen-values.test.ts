import { asStored, chosenToSend, chosenValues } from './chosen-values';

test('lists are read from json and from text', () => {
  expect(chosenValues(null, 'json')).toEqual([]);
  expect(chosenValues(['a', 1], 'json')).toEqual(['a', 1]);
  expect(chosenValues('a, b', 'csv')).toEqual(['a', 'b']);
  expect(chosenValues(['a', ' b'], 'csv')).toEqual(['a', 'b']);
});

test('what is no list is not taken for one', () => {
  expect(chosenValues({ a: 1 }, 'json')).toBeNull();
  expect(chosenValues('a', 'json')).toBeNull();
  expect(chosenValues([{ a: 1 }], 'csv')).toBeNull();
  expect(chosenValues(7, 'csv')).toBeNull();
});

test('nothing chosen is null, and text fields get text', () => {
  expect(chosenToSend([], 'json')).toBeNull();
  expect(chosenToSend(null, 'csv')).toBeNull();
  expect(chosenToSend(['a', 2], 'json')).toEqual(['a', 2]);
  expect(chosenToSend(['a', 2], 'csv')).toEqual(['a', '2']);
  expect(asStored({ text: 'Two', value: 2, icon: null }, 'csv').value).toBe('2');
  expect(asStored({ text: 'Two', value: 2, icon: null }, 'json').value).toBe(2);
});
