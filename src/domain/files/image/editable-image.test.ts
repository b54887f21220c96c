import { imageContentDenied, imageEditDenied } from './editable-image';
import type { ImageHeader } from './image-header';

const file = { type: 'image/png', filesize: 4_000, width: 400, height: 200 };
const header: ImageHeader = {
  type: 'image/png',
  width: 400,
  height: 200,
  isAnimated: false,
  isLossless: true,
  exif: null,
};

test.each(['image/png', 'image/jpeg', 'image/webp', 'IMAGE/PNG; charset=binary'])('allows %s', (type) =>
  expect(imageEditDenied({ ...file, type })).toBe(false),
);

test.each([
  ['image/gif', 'image_edit_frames'],
  ['image/tiff', 'image_edit_type'],
  ['image/avif', 'image_edit_type'],
  ['image/svg+xml', 'image_edit_type'],
  [null, 'image_edit_type'],
])('denies %s as %s', (type, reason) => expect(imageEditDenied({ ...file, type })).toBe(reason));

test('denies what the platform says is too large, and allows unknown sizes', () => {
  expect(imageEditDenied({ ...file, width: 10_000, height: 5_001 })).toBe('image_edit_too_large');
  expect(imageEditDenied({ ...file, width: 10_000, height: 5_000 })).toBe(false);
  expect(imageEditDenied({ ...file, width: 16_385, height: 1 })).toBe('image_edit_too_large');
  expect(imageEditDenied({ ...file, filesize: 5_000_000_000 })).toBe('image_edit_too_large');
  expect(imageEditDenied({ type: 'image/png', filesize: null, width: null, height: null })).toBe(false);
});

test('denies content that is no image, another type, animated or too large', () => {
  expect(imageContentDenied('image/png', header)).toBe(false);
  expect(imageContentDenied('image/png', null)).toBe('image_edit_damaged');
  expect(imageContentDenied('image/jpeg', header)).toBe('image_edit_damaged');
  expect(imageContentDenied(null, header)).toBe('image_edit_damaged');
  expect(imageContentDenied('image/png', { ...header, width: 0 })).toBe('image_edit_damaged');
  expect(imageContentDenied('image/png', { ...header, isAnimated: true })).toBe('image_edit_frames');
  expect(imageContentDenied('image/png', { ...header, width: 60_000, height: 60_000 })).toBe('image_edit_too_large');
  expect(imageContentDenied('image/png', { ...header, height: 16_385 })).toBe('image_edit_too_large');
});
