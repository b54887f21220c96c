import { decodeFile, fileText } from './file';

test('a file as far as it was read', () => {
  expect(decodeFile({ id: 'f', title: 'Harbour', type: 4 })).toEqual({
    id: 'f',
    title: 'Harbour',
    filename_download: null,
    type: null,
    modified_on: null,
  });
});

test.each(['f', null, {}, { id: 3 }, ['f'], { id: '' }])('%j is no file', (value) =>
  expect(decodeFile(value)).toBeNull(),
);

test('it is called by its title, or by its key', () => {
  expect(fileText({ id: 'f', title: 'Harbour' })).toBe('Harbour');
  expect(fileText({ id: 'f' })).toBe('f');
  expect(fileText('f')).toBe('f');
  expect(fileText({ a: 1 })).toBe('{"a":1}');
});
