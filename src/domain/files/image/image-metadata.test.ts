import fc from 'fast-check';
import { readImageMetadata } from './image-metadata';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );

const le = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 0xff);
const be = (value: number, size: number): readonly number[] => le(value, size).toReversed();

const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

const sized = (width: number, height: number) => ({ width, height, metadata: {} });

/** A frame: precision, height, width. */
const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  ...be(17, 2),
  8,
  ...be(height, 2),
  ...be(width, 2),
  ...zeros(10),
];

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: readonly number[];
}

const short = (tag: number, value: number): Entry => ({ tag, type: 3, count: 1, value: le(value, 2) });
const long = (tag: number, value: number): Entry => ({ tag, type: 4, count: 1, value: le(value, 4) });
const text = (tag: number, value: string): Entry => ({
  tag,
  type: 2,
  count: value.length + 1,
  value: [...bytes(value), 0],
});
const ratios = (tag: number, ...values: readonly (readonly [number, number])[]): Entry => ({
  tag,
  type: 5,
  count: values.length,
  value: values.flatMap(([above, below]) => [...le(above, 4), ...le(below, 4)]),
});

/** A directory at this offset, followed by its long values. */
const directory = (entries: readonly Entry[], start: number): readonly number[] => {
  const behind: number[] = [];
  const size = 2 + entries.length * 12 + 4;
  const rows = entries.flatMap(({ tag, type, count, value }) => {
    const head = [...le(tag, 2), ...le(type, 2), ...le(count, 4)];
    if (value.length <= 4) return [...head, ...value, ...zeros(4 - value.length)];
    const at = start + size + behind.length;
    behind.push(...value);
    return [...head, ...le(at, 4)];
  });
  return [...le(entries.length, 2), ...rows, ...zeros(4), ...behind];
};

const tiff = (image: readonly Entry[], exif: readonly Entry[], gps: readonly Entry[]): readonly number[] => {
  const pointers = (exifAt: number, gpsAt: number) => [...image, long(0x8769, exifAt), long(0x8825, gpsAt)];
  const exifAt = 8 + directory(pointers(0, 0), 8).length;
  const gpsAt = exifAt + directory(exif, exifAt).length;
  return [
    ...bytes('II'),
    ...le(42, 2),
    ...le(8, 4),
    ...directory(pointers(exifAt, gpsAt), 8),
    ...directory(exif, exifAt),
    ...directory(gps, gpsAt),
  ];
};

const jpeg = (document: readonly number[], width = 400, height = 200) =>
  bytes([0xff, 0xd8, 0xff, 0xe1], be(document.length + 8, 2), 'Exif\0\0', document, frame(width, height));

const photograph = (orientation: number) =>
  tiff(
    [text(0x10f, 'Quarter Cameras'), short(0x112, orientation), ratios(0x11a, [72, 1])],
    [
      ratios(0x829a, [1, 250]),
      short(0x8827, 400),
      { tag: 0x9000, type: 7, count: 4, value: [...bytes('0232')] },
      text(0x9003, '2020:05:06 07:08:09'),
      short(0xeeee, 7),
    ],
    [text(0x1, 'N'), ratios(0x2, [52, 1], [30, 1], [0, 0])],
  );

test('reads the size of each supported format', () => {
  expect(readImageMetadata(bytes([0x89], 'PNG\r\n', [0x1a, 10], be(13, 4), 'IHDR', be(400, 4), be(200, 4)))).toEqual(
    sized(400, 200),
  );
  expect(readImageMetadata(bytes('GIF89a', le(400, 2), le(200, 2), zeros(10)))).toEqual(sized(400, 200));
  expect(readImageMetadata(bytes([0xff, 0xd8, 0xff, 0xe0], be(4, 2), [1, 2], frame(400, 200)))).toEqual(
    sized(400, 200),
  );
  const webp = (kind: string, ...rest: readonly (readonly number[])[]) =>
    readImageMetadata(bytes('RIFF', zeros(4), 'WEBP', kind, ...rest));
  expect(webp('VP8 ', zeros(10), le(400, 2), le(200, 2))).toEqual(sized(400, 200));
  expect(webp('VP8L', zeros(5), le((199 << 14) | 399, 4))).toEqual(sized(400, 200));
  expect(webp('VP8X', zeros(8), le(399, 3), le(199, 3))).toEqual(sized(400, 200));
  expect(webp('NONE', zeros(20))).toBeNull();
  expect(readImageMetadata(bytes('II', le(42, 2), le(8, 4), directory([short(256, 400), short(257, 200)], 8)))).toEqual(
    sized(400, 200),
  );
  expect(readImageMetadata(bytes('MM', be(42, 2), be(8, 4), be(0, 2), zeros(8)))).toBeNull();
});

test('reads Exif data', () => {
  expect(readImageMetadata(jpeg(photograph(1)))).toEqual({
    width: 400,
    height: 200,
    metadata: {
      exif: {
        bigEndian: false,
        image: {
          Make: 'Quarter Cameras',
          Orientation: 1,
          XResolution: 72,
          ExifOffset: expect.any(Number),
          GPSInfo: expect.any(Number),
        },
        exif: {
          ExposureTime: 0.004,
          ISO: 400,
          ExifVersion: { type: 'Buffer', data: [48, 50, 51, 50] },
          DateTimeOriginal: '2020-05-06T07:08:09.000Z',
          61166: 7,
        },
        gps: { GPSLatitudeRef: 'N', GPSLatitude: [52, 30, null] },
      },
    },
  });
});

test('swaps width and height of a rotated picture', () => {
  expect(readImageMetadata(jpeg(photograph(6)))).toMatchObject({ width: 200, height: 400 });
  expect(readImageMetadata(jpeg(photograph(3)))).toMatchObject({ width: 400, height: 200 });
});

test('ignores damaged Exif data', () => {
  expect(readImageMetadata(jpeg([...bytes('II'), ...le(42, 2), ...le(9_999, 4)]))).toEqual(sized(400, 200));
  expect(readImageMetadata(jpeg([...bytes('XX'), ...zeros(6)]))).toEqual(sized(400, 200));
  const endless = readImageMetadata(jpeg(tiff([{ tag: 0x10f, type: 2, count: 100_000, value: le(0, 4) }], [], [])));
  expect(endless?.metadata['exif']).toMatchObject({ image: { Make: null } });
});

test('returns null for other content', () => {
  expect(readImageMetadata(bytes('no image'))).toBeNull();
  expect(readImageMetadata(bytes())).toBeNull();
  expect(readImageMetadata(bytes([0xff, 0xd8, 0xff, 0xe0], be(4, 2), [1, 2, 0, 0, 0]))).toBeNull();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => void readImageMetadata(noise)));
});

test('reads bytes at an offset of a buffer', () => {
  const png = bytes([0x89], 'PNG\r\n', [0x1a, 10], be(13, 4), 'IHDR', be(4, 4), be(2, 4));
  const around = new Uint8Array([...zeros(5), ...png]);
  expect(readImageMetadata(around.subarray(5))).toEqual(sized(4, 2));
});
