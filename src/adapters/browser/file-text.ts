const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What spreadsheets of old write, in which every byte is a letter. */
const FALLBACK = 'windows-1252';

/** The bytes as text: as their mark says, else as UTF-8, else as what is no UTF-8 mostly is. Never throws. */
export const fileText = (bytes: Uint8Array): string => {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes);
  }
};
