import type { Json, JsonObject } from '../../../kernel';
import { cameraFacts } from './camera-facts';

const factsOf = (exif: Json, locale = 'en-US'): Record<string, string> =>
  Object.fromEntries(cameraFacts({ exif }, locale).map(({ name, text }) => [name, text]));

const PHOTO: JsonObject = {
  image: { Make: ' Fujifilm\u0000', Model: 'X-T5' },
  exif: {
    LensModel: 'XF 16–55 mm',
    FNumber: 2.8,
    ExposureTime: 0.003_125,
    FocalLength: 23,
    ISO: 160,
    DateTimeOriginal: '2026-09-12T06:41:00.000Z',
  },
};

test('cameraFacts gives each fact with its unit', () => {
  const facts = factsOf(PHOTO);
  expect({ ...facts, taken: facts['taken']?.replaceAll(/\s/g, ' ') }).toEqual({
    make: 'Fujifilm',
    model: 'X-T5',
    lens: 'XF 16–55 mm',
    aperture: 'f/2.8',
    exposure: '1/320 s',
    focal_length: '23 mm',
    iso: '160',
    taken: 'Sep 12, 2026, 6:41 AM',
  });
  expect(factsOf(PHOTO, 'de-DE')).toMatchObject({ aperture: 'f/2,8' });
});

test.each([
  [1 / 320, '1/320 s'],
  [0.0166, '1/60 s'],
  [1, '1 s'],
  [2.5, '2.5 s'],
])('an exposure of %d seconds is shown as %s', (seconds, text) =>
  expect(factsOf({ exif: { ExposureTime: seconds } })).toEqual({ exposure: text }),
);

test.each<[string, Json]>([
  ['no object', 'exif'],
  ['groups of other types', { image: ['Make'], exif: 4 }],
  ['values of other types', { image: { Make: 4, Model: {} }, exif: { FNumber: '8', ISO: [160], ExposureTime: -1 } }],
  ['amounts that are none', { exif: { FNumber: 0, FocalLength: Number.NaN, DateTimeOriginal: 'yesterday' } }],
  ['empty texts', { image: { Make: ' \u0007 ' } }],
])('cameraFacts leaves out %s', (_, exif) => expect(factsOf(exif)).toEqual({}));

test('cameraFacts of a file without metadata is empty', () => expect(cameraFacts(null, 'en-US')).toEqual([]));

test('cameraFacts cuts long texts', () =>
  expect(factsOf({ image: { Make: 'x'.repeat(10_000) } })['make']).toHaveLength(300));
