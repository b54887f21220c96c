/** Text of one byte a letter. Throws a RangeError where the bytes end. */
export const letters = (view: DataView, at: number, count: number): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, index) => view.getUint8(at + index)));
