/** One filled outline of an icon in a box of 24 by 24. */
export interface IconShape {
  /** SVG path data. */
  readonly d: string;
  readonly evenOdd: boolean;
  /** 0 to 1. */
  readonly opacity: number;
}

const SEPARATOR = ';';

/** Icons travel as one string: shapes joined by ';', each 'd' with '!' before it for even-odd and '.3' for opacity. */
export const writeShapes = (shapes: readonly IconShape[]): string =>
  shapes
    .map(
      ({ d, evenOdd, opacity }) => `${evenOdd ? '!' : ''}${opacity === 1 ? '' : String(opacity).replace(/^0/, '')}${d}`,
    )
    .join(SEPARATOR);

/** The inverse of `writeShapes`. Total: what is not a path is left out. */
export const readShapes = (encoded: string): readonly IconShape[] =>
  encoded.split(SEPARATOR).flatMap((part) => {
    const match = /^(!?)([\d.]*)([Mm].*)$/s.exec(part);
    if (match === null) return [];
    const [, evenOdd, opacity, d = ''] = match;
    return [{ d, evenOdd: evenOdd === '!', opacity: opacity === '' ? 1 : Number(opacity) }];
  });

const NAME = /^[a-z0-9_]{1,64}$/;

/** Names come from the server and become part of an address: nothing else is ever fetched. */
export const isIconName = (name: string): boolean => NAME.test(name);

const letterOf = (name: string): string => (/^[a-z]/.test(name) ? name.charAt(0) : '0');

/** The file in which an icon is kept: its first letter, or '0'; the filled ones are kept apart. */
export const shardOf = (name: string, filled: boolean): string => `${filled ? 'filled-' : ''}${letterOf(name)}`;
