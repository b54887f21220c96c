import type { FileDetails } from '../../../domain/files';
import { editedTitle, isImage } from './file-field.rules';

const file = (changes: Partial<FileDetails>): FileDetails =>
  ({ id: 'f', title: 'Harbour', filename_download: 'h.png', type: 'image/png', ...changes }) as FileDetails;

test('isImage is true for raster images and SVG', () => {
  const types = ['image/png', 'image/svg+xml', 'text/html', 'video/mp4', null];
  expect(types.map((type) => isImage({ type }))).toEqual([true, true, false, false, false]);
});

test('editedTitle is the edited title if it is a text, else that on the server', () => {
  expect(editedTitle(file({}), null)).toBe('Harbour');
  expect(editedTitle(file({}), { id: 'f', title: 'Quay' })).toBe('Quay');
  expect(editedTitle(file({}), { title: '' })).toBe('Harbour');
  expect(editedTitle(file({ title: null }), { title: ['x'] })).toBe('h.png');
});
