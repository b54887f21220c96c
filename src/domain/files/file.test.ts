import { contentValues, decodeFile, type FileDetails, fileText } from './file';

test('decodes the fields that were read', () => {
  expect(decodeFile({ id: 'f', title: 'Harbour', type: 4 })).toEqual({
    id: 'f',
    title: 'Harbour',
    filename_download: null,
    type: null,
    modified_on: null,
  });
});

test.each(['f', null, {}, { id: 3 }, ['f'], { id: '' }])('returns null for %j', (value) =>
  expect(decodeFile(value)).toBeNull(),
);

test('returns the title, or the key', () => {
  expect(fileText({ id: 'f', title: 'Harbour' })).toBe('Harbour');
  expect(fileText({ id: 'f' })).toBe('f');
  expect(fileText('f')).toBe('f');
  expect(fileText({ a: 1 })).toBe('{"a":1}');
});

test('another content changes neither the folder nor what users have written', () => {
  const file = {
    id: 'f',
    type: 'image/png',
    filesize: 5,
    title: 'Harbour',
    folder: 'inbox',
    description: 'At dawn',
    tags: ['sea'],
  };
  const values = contentValues(file as unknown as FileDetails);
  expect(values).toMatchObject({ type: 'image/png', filesize: 5, title: 'Harbour' });
  expect(Object.keys(values).filter((name) => ['id', 'folder', 'description', 'tags'].includes(name))).toEqual([]);
});
