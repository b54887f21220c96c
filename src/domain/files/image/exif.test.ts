import { exifOf, orientationOf } from './exif';

/** A tag with its type, count, and its value or the place of it. */
type Row = readonly [tag: number, type: number, count: number, value: number];

/** A TIFF with the most significant byte first and one directory, followed by 8 bytes for values. */
const tiff = (rows: readonly Row[], tail: readonly [number, number] = [0, 0]): DataView => {
  const end = 10 + rows.length * 12;
  const view = new DataView(new ArrayBuffer(end + 12));
  view.setUint16(0, 0x4d4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, rows.length);
  rows.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    // A short stands in the first half of its place.
    if (type === 3) view.setUint16(at + 8, value);
    else view.setUint32(at + 8, value);
  });
  view.setInt32(end + 4, tail[0]);
  view.setInt32(end + 8, tail[1]);
  return view;
};

test('reads signed numbers, ratios and tags without a name', () => {
  expect(exifOf(tiff([[0x9999, 9, 1, 0xff_ff_ff_fe]]))).toEqual({ bigEndian: true, image: { 39321: -2 } });
  const ratio = (over: number, under: number) => exifOf(tiff([[0x11a, 10, 1, 26]], [over, under]));
  expect(ratio(-3, 2)).toEqual({ bigEndian: true, image: { XResolution: -1.5 } });
  expect(ratio(1, 0)).toEqual({ bigEndian: true, image: { XResolution: null } });
});

test('reads the groups that the first directory refers to', () => {
  const found = exifOf(
    tiff([
      [0x112, 3, 1, 6],
      [0x8769, 4, 1, 8],
      [0x8825, 4, 1, 8],
    ]),
  );
  expect(found).toMatchObject({ image: { Orientation: 6 }, exif: { 274: 6 }, gps: { 274: 6 } });
  expect(orientationOf(found)).toBe(6);
});

test('a count that only damaged files have is not read', () => {
  expect(exifOf(tiff([[0x112, 3, 5000, 1]]))).toEqual({ bigEndian: true, image: { Orientation: null } });
});

test.each([
  ['another text', (view: DataView) => view.setUint16(0, 0x4142)],
  ['another number', (view: DataView) => view.setUint16(2, 43)],
  ['a directory behind the end', (view: DataView) => view.setUint32(4, 5000)],
  ['more tags than bytes', (view: DataView) => view.setUint16(8, 500)],
])('%s is no Exif', (_, damage) => {
  const view = tiff([[0x112, 3, 1, 6]]);
  damage(view);
  expect(exifOf(view)).toBeNull();
});

test('an image without an orientation is upright', () => {
  expect([null, {}, { image: {} }, { image: 'none' }].map(orientationOf)).toEqual([1, 1, 1, 1]);
});
