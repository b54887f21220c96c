import type { Json } from '../../../kernel';

/** ASCII text. Throws a RangeError past the end. */
export const readAscii = (view: DataView, at: number, count: number): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, index) => view.getUint8(at + index)));

/** Offset of the first directory, and the byte order. */
export interface TiffHeader {
  readonly offset: number;
  readonly little: boolean;
}

export type Tag = readonly [number: number, value: Json];

const MAGIC = 42;

/** Null when it is no TIFF. */
export const tiffHeader = (view: DataView): TiffHeader | null => {
  const order = readAscii(view, 0, 2);
  const little = order === 'II';
  if (!little && order !== 'MM') return null;
  return view.getUint16(2, little) === MAGIC ? { offset: view.getUint32(4, little), little } : null;
};

type Reader = (view: DataView, at: number, little: boolean) => number;

const ratio =
  (whole: Reader): Reader =>
  (view, at, little) =>
    whole(view, at, little) / whole(view, at + 4, little);

const short: Reader = (view, at, little) => view.getUint16(at, little);
const long: Reader = (view, at, little) => view.getUint32(at, little);
const signed: Reader = (view, at, little) => view.getInt32(at, little);

/** Size in bytes and reader for each numeric type. */
const NUMBERS: ReadonlyMap<number, readonly [size: number, read: Reader]> = new Map([
  [3, [2, short]],
  [4, [4, long]],
  [5, [8, ratio(long)]],
  [9, [4, signed]],
  [10, [8, ratio(signed)]],
]);

const ASCII = 2;

/** Limit that only damaged files exceed. */
const MAX_COUNT = 4_096;

/** Bytes of any other type, in the server's representation of a Buffer. */
const bytesOf = (view: DataView, at: number, count: number): Json => ({
  type: 'Buffer',
  data: Array.from({ length: count }, (_, index) => view.getUint8(at + index)),
});

const valueOf = (view: DataView, entry: number, little: boolean): Json => {
  const [type, count] = [view.getUint16(entry + 2, little), view.getUint32(entry + 4, little)];
  if (count > MAX_COUNT) return null;
  const [size, read] = NUMBERS.get(type) ?? [1, null];
  const at = size * count > 4 ? view.getUint32(entry + 8, little) : entry + 8;
  if (type === ASCII) return readAscii(view, at, count).replace(/\0.*$/s, '');
  if (read === null) return bytesOf(view, at, count);
  const numbers = Array.from({ length: count }, (_, index) => read(view, at + index * size, little)).map((number) =>
    Number.isFinite(number) ? number : null,
  );
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers;
};

/** Entries of the directory at an offset. Throws a RangeError past the end. */
export const tagsOf = (view: DataView, offset: number, little: boolean): readonly Tag[] =>
  Array.from({ length: view.getUint16(offset, little) }, (_, index) => {
    const entry = offset + 2 + index * 12;
    return [view.getUint16(entry, little), valueOf(view, entry, little)] as const;
  });
