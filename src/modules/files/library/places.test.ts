import { folderPagePath, placePath, placePaths, placeRef } from './places';

const NOW = Date.UTC(2026, 0, 10, 12);

test('a folder has its own page, the root that of the library', () => {
  expect([folderPagePath(null), folderPagePath('a/b')]).toEqual(['/files', '/files/folders/a%2Fb']);
  expect(placePath({ kind: 'listing', listing: 'mine' })).toBe('/files/mine');
});

test('the list of a place is locked to it', () => {
  expect(placeRef({ kind: 'folder', folder: null }, NOW).lockedFilter).toEqual({ folder: { _null: true } });
  expect(placeRef({ kind: 'folder', folder: 'a' }, NOW).lockedFilter).toEqual({ folder: { _eq: 'a' } });
  expect(placeRef({ kind: 'listing', listing: 'all' }, NOW)).toEqual({
    collection: 'directus_files',
    lockedFilter: null,
  });
  expect(placeRef({ kind: 'listing', listing: 'recent' }, NOW + 59_999).lockedFilter).toEqual({
    uploaded_on: { _gte: '2026-01-05T12:00:00.000Z' },
  });
});

test('files of each place open on their own page', () => {
  const paths = placePaths({ kind: 'folder', folder: 'a' });
  expect(placePaths({ kind: 'folder', folder: 'a' })).toBe(paths);
  expect([paths.list, paths.item('f'), paths.newItem]).toEqual(['/files/folders/a', '/files/f', null]);
});
