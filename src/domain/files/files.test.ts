import fc from 'fast-check';
import { ASSET_KEYS, assetPath, AVATAR_KEY, downloadPath, thumbnailRendering } from './asset';
import { fileListingFilter, fileTitle, isRecent } from './file';
import { changesType, fileExtension, fileTypeLabel, isEditableImage, mimeKind } from './file-type';

test('returns the title, else the name, else the key', () => {
  expect(fileTitle({ id: 'f', title: 'Harbour', filename_download: 'h.jpg' })).toBe('Harbour');
  expect(fileTitle({ id: 'f', title: '', filename_download: 'h.jpg' })).toBe('h.jpg');
  expect(fileTitle({ id: 'f', title: null, filename_download: null })).toBe('f');
});

test('derives the kind from the MIME type', () => {
  const types = [
    'image/png',
    'IMAGE/SVG+XML; charset=utf-8',
    'video/mp4',
    'audio/mpeg',
    'application/pdf',
    'text/plain',
    'application/zip',
    '',
  ];
  expect(types.map(mimeKind)).toEqual(['image', 'svg', 'video', 'audio', 'document', 'document', 'other', 'other']);
  expect(mimeKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe('document');
  expect(['image/svg+xml ;x', 'application/vnd.ms-excel', 'application/rtf', 'application/json'].map(mimeKind)).toEqual(
    ['svg', 'document', 'document', 'document'],
  );
  expect(['x-application/pdf', 'model/text/plain', 'application/x-pdf'].map(mimeKind)).toEqual([
    'other',
    'other',
    'other',
  ]);
  expect(mimeKind(null)).toBe('other');
  expect(isEditableImage('image/jpeg')).toBe(true);
  expect(isEditableImage('image/svg+xml')).toBe(false);
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['image/jpeg', 'JPG'],
  ['image/svg+xml', 'SVG'],
  ['application/pdf', 'PDF'],
  ['audio/mpeg', 'MP3'],
  ['video/mpeg', 'MPEG'],
  ['video/quicktime', 'MOV'],
  ['text/plain; charset=utf-8', 'TXT'],
  ['text/markdown', 'MD'],
  ['application/msword', 'DOC'],
  ['application/vnd.ms-excel', 'XLS'],
  ['application/vnd.ms-powerpoint', 'PPT'],
  [`${OFFICE}.wordprocessingml.document`, 'DOCX'],
  [`${OFFICE}.spreadsheetml.sheet`, 'XLSX'],
  [`${OFFICE}.presentationml.presentation`, 'PPTX'],
])('%s has the label %s', (type, label) => {
  expect(fileTypeLabel(type)).toBe(label);
});

test('falls back to the file name, and returns null without an extension', () => {
  expect(fileExtension('application/octet-stream', 'Plan.DWG')).toBe('dwg');
  expect(fileExtension('application/x-zip', 'old.backup.7z')).toBe('7z');
  expect(fileTypeLabel('application/x-zip')).toBeNull();
  expect(fileTypeLabel('application/octet-stream', 'plan')).toBeNull();
  expect(fileTypeLabel('application/octet-stream', 'plan.d-g')).toBeNull();
  expect(fileTypeLabel('application/octet-stream', 'plan.dwg (copy)')).toBeNull();
  expect(fileTypeLabel(null)).toBeNull();
});

test('adds the size for raster images and the time of the last change', () => {
  const image = { id: 'f', type: 'image/png', modified_on: '2026-01-02T03:04:05' };
  expect(assetPath(image, 'system-medium-cover')).toBe(
    'assets/f?key=system-medium-cover&modified=2026-01-02T03%3A04%3A05',
  );
  expect(assetPath({ ...image, type: 'image/svg+xml' }, 'system-small-cover')).toBe(
    'assets/f?modified=2026-01-02T03%3A04%3A05',
  );
  expect(assetPath({ ...image, modified_on: null })).toBe('assets/f');
  expect(assetPath(image, AVATAR_KEY)).toContain('key=system-small-cover');
  expect(ASSET_KEYS).toContain(AVATAR_KEY);
  expect(downloadPath('f')).toBe('assets/f?download');
});

test.each<[string | null, unknown]>([
  ['image/jpeg', { variant: { key: 'system-small-cover' } }],
  ['IMAGE/PNG; charset=x', { variant: { key: 'system-small-cover' } }],
  ['image/webp', { variant: { key: 'system-small-cover' } }],
  ['image/svg+xml', { variant: undefined }],
  ['image/gif', null],
  ['image/tiff', null],
  ['application/pdf', null],
  [null, null],
])('the thumbnail of a file of type %s is requested as %j', (type, rendering) => {
  expect(thumbnailRendering(type, 'system-small-cover')).toEqual(rendering);
});

test('a path stays below assets for any file id', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...ASSET_KEYS), (id, key) => {
      fc.pre(id !== '.' && id !== '..');
      const url = new URL(assetPath({ id, type: 'image/png', modified_on: id }, key), 'https://api.example/');
      expect(url.pathname.split('/')).toHaveLength(3);
      expect(decodeURIComponent(url.pathname)).toBe(`/assets/${id}`);
      expect(Object.fromEntries(url.searchParams)).toEqual({ key, modified: id });
    }),
  );
});

test('a file is recent for five days, with or without a zone', () => {
  const now = Date.UTC(2026, 0, 10, 12);
  expect(isRecent('2026-01-05T12:00:00Z', now)).toBe(true);
  expect(isRecent('2026-01-05T12:00:00', now)).toBe(true);
  expect(isRecent('2026-01-05T11:59:59', now)).toBe(false);
  expect(isRecent('2026-01-05T14:00:00+02:00', now)).toBe(true);
  expect(isRecent('2026-01-05T13:59:59+02:00', now)).toBe(false);
  expect(isRecent('2026-01-05T08:30:00-0330', now)).toBe(true);
  expect(isRecent('2026-01-05T08:29:59-0330', now)).toBe(false);
  expect(isRecent('soon', now)).toBe(false);
  expect(fileListingFilter('recent', now)).toEqual({ uploaded_on: { _gte: '2026-01-05T12:00:00.000Z' } });
  expect(fileListingFilter('mine', now)).toEqual({ uploaded_by: { _eq: '$CURRENT_USER' } });
  expect(fileListingFilter('all', now)).toBeNull();
});

test.each([
  ['image/jpeg', 'a.jpg', 'image/jpeg', 'b.jpg', false],
  ['image/jpeg', 'a.jpg', 'image/jpg', 'b.jpeg', false],
  ['image/jpeg', 'a.jpg', 'image/png', 'b.png', true],
  ['image/jpeg', 'a.jpg', '', 'b', true],
  [null, null, 'image/png', 'b.png', true],
])(
  'a file of type %s named %s changes its type with a content of type %s named %s: %s',
  (type, filename, next, name, changes) =>
    expect(changesType({ type, filename_download: filename }, { type: next, name })).toBe(changes),
);
