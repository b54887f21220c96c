import { readImageHeader } from './image-header';

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const be32 = (value: number): readonly number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

const chunk = (name: string, data: readonly number[]): readonly number[] => [
  ...be32(data.length),
  ...ascii(name),
  ...data,
  ...be32(0),
];

const png = (...chunks: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n'),
    0x1a,
    10,
    ...chunk('IHDR', [...be32(40), ...be32(20), 8, 6, 0, 0, 0]),
    ...chunks.flat(),
  ]);

const webp = (flags: number): Uint8Array =>
  Uint8Array.from([
    ...ascii('RIFF'),
    0,
    0,
    0,
    0,
    ...ascii('WEBPVP8X'),
    10,
    0,
    0,
    0,
    flags,
    0,
    0,
    0,
    39,
    0,
    0,
    19,
    0,
    0,
  ]);

test('a PNG is animated when an animation is announced before its pixels', () => {
  const [actl, idat, text] = [chunk('acTL', be32(2)), chunk('IDAT', [1, 2]), chunk('tEXt', ascii('acTL'))];
  expect(readImageHeader(png(actl, idat))).toMatchObject({ type: 'image/png', isAnimated: true });
  expect(readImageHeader(png(text, actl, idat))).toMatchObject({ isAnimated: true });
  expect(readImageHeader(png(text, idat, actl))).toMatchObject({ isAnimated: false, isLossless: true });
  expect(readImageHeader(png())).toMatchObject({ width: 40, height: 20, isAnimated: false });
});

test('a PNG chunk that announces more bytes than there are does not hang or throw', () => {
  expect(readImageHeader(png([...be32(0xffff_ffff), ...ascii('tEXt')]))).toMatchObject({ isAnimated: false });
});

test('a WebP is animated by its flag, and lossless by the kind of its chunk', () => {
  expect(readImageHeader(webp(0x02))).toMatchObject({ type: 'image/webp', width: 40, height: 20, isAnimated: true });
  expect(readImageHeader(webp(0x10))).toMatchObject({ isAnimated: false, isLossless: false });
  const lossless = Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBPVP8L'), 0, 0, 0, 0, 0, 39, 0, 0, 0]);
  expect(readImageHeader(lossless)).toMatchObject({ isLossless: true, width: 40 });
});

test('a GIF counts as animated, a JPEG is neither animated nor lossless', () => {
  const gif = Uint8Array.from([...ascii('GIF89a'), 40, 0, 20, 0]);
  expect(readImageHeader(gif)).toMatchObject({ type: 'image/gif', isAnimated: true });
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 20, 0, 40]);
  expect(readImageHeader(jpeg)).toEqual({
    type: 'image/jpeg',
    width: 40,
    height: 20,
    isAnimated: false,
    isLossless: false,
    exif: null,
  });
});
