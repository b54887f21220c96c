import type { JsonObject } from '../../kernel';
import { dimensionsText, downloadName, durationText, fileCaption, fileFacts, fileFactsLine } from './file-facts';

const ROW: JsonObject = {
  id: 'f',
  title: 'Harbour',
  filename_download: 'harbour.jpg',
  type: 'image/jpeg',
  folder: 'inbox',
  filesize: '1840000',
  width: 3200,
  height: 2133,
  duration: null,
  checksum: 'abc',
  charset: 'binary',
  embed: null,
  uploaded_by: 'ines',
  uploaded_on: '2026-11-14T09:02:00',
  modified_by: null,
  modified_on: '2026-11-15T09:02:00',
  metadata: { exif: {} },
};

test('fileFacts reads big integers that are text', () =>
  expect(fileFacts(ROW)).toEqual({ ...ROW, filesize: 1_840_000 }));

test('fileFacts takes values of any type, and missing ones, for null', () => {
  const hostile = Object.fromEntries(Object.keys(ROW).map((name) => [name, ['<img>']]));
  const none = { ...Object.fromEntries(Object.keys(ROW).map((name) => [name, null])), id: '' };
  expect(fileFacts(hostile)).toEqual(none);
  expect(fileFacts({})).toEqual(none);
  expect(fileFacts({ ...ROW, filesize: '', width: -1, height: 'tall' })).toMatchObject({
    filesize: null,
    width: null,
    height: null,
  });
});

test('fileFactsLine joins what is known', () => {
  const lineOf = (more: JsonObject): string => fileFactsLine(fileFacts({ ...ROW, ...more }), 'en-US');
  expect(lineOf({})).toBe('3200 × 2133 · 1.84 MB · JPG');
  expect(lineOf({ width: null, duration: 185_400, type: 'video/mp4' })).toBe('3:05 · 1.84 MB · MP4');
  expect(lineOf({ width: null, filesize: null, type: null, filename_download: null })).toBe('');
});

test('fileCaption begins with the type', () => {
  const captionOf = (more: JsonObject, locale = 'en-US'): string => fileCaption(fileFacts({ ...ROW, ...more }), locale);
  expect(captionOf({})).toBe('JPG · 3200 × 2133 · 1.84 MB');
  expect(captionOf({ width: null, type: 'application/pdf' }, 'de-DE')).toBe('PDF · 1,84 MB');
  expect(captionOf({ width: null, filesize: null, type: null, filename_download: null })).toBe('');
});

test.each([
  [{ width: 3, height: 2 }, '3 × 2'],
  [{ width: 0, height: 2 }, null],
  [{ width: null, height: 2 }, null],
  [{ width: 3, height: null }, null],
])('dimensionsText of %j', (size, text) => expect(dimensionsText({ type: 'image/png', ...size })).toBe(text));

test('an image that was replaced by a text has no dimensions', () =>
  expect(dimensionsText({ type: 'text/plain', width: 3, height: 2 })).toBeNull());

test.each([
  [0, '0:00'],
  [59_400, '0:59'],
  [185_000, '3:05'],
  [3_723_000, '1:02:03'],
])('durationText of %i ms', (duration, text) => expect(durationText(duration)).toBe(text));

test.each([
  [{ filename_download: 'a.jpg', title: 'A' }, 'a.jpg'],
  [{ filename_download: 'the "Salt" road.jpg', title: null }, 'the "Salt" road.jpg'],
  [{ filename_download: null, title: 'A/B' }, 'A_B'],
  [{ filename_download: '', title: null }, 'f'],
  [{ filename_download: '..\\evil\u202Egpj.exe\n', title: null }, '.._evil_gpj.exe_'],
  [{ filename_download: `${'x'.repeat(10_000)}.jpeg`, title: null }, `${'x'.repeat(195)}.jpeg`],
  [{ filename_download: 'x'.repeat(10_000), title: null }, 'x'.repeat(200)],
  [{ filename_download: `${'🇩🇪'.repeat(101)}.png`, title: null }, `${'🇩🇪'.repeat(98)}.png`],
])('downloadName of %j', (names, name) => expect(downloadName({ id: 'f', ...names })).toBe(name));
