/** One filled path of an icon, in a view box of 24 by 24. */
export interface IconShape {
  /** SVG path data. */
  readonly d: string;
  readonly evenOdd: boolean;
  /** 0 to 1. */
  readonly opacity: number;
}

const SEPARATOR = ';';

/**
 * Encodes an icon as one string: shapes joined by ';', each path data prefixed by '!' for even-odd and '.3' for
 * opacity.
 */
export const writeShapes = (shapes: readonly IconShape[]): string =>
  shapes
    .map(
      ({ d, evenOdd, opacity }) => `${evenOdd ? '!' : ''}${opacity === 1 ? '' : String(opacity).replace(/^0/, '')}${d}`,
    )
    .join(SEPARATOR);

/** The inverse of `writeShapes`. Invalid parts are left out. */
export const readShapes = (encoded: string): readonly IconShape[] =>
  encoded.split(SEPARATOR).flatMap((part) => {
    const match = /^(!?)([\d.]*)([Mm].*)$/s.exec(part);
    if (match === null) return [];
    const [, evenOdd, opacity, d = ''] = match;
    return [{ d, evenOdd: evenOdd === '!', opacity: opacity === '' ? 1 : Number(opacity) }];
  });

const NAME = /^[a-z0-9_]{1,64}$/;

/** Names come from the server and become part of a URL, so that only valid names are fetched. */
export const isIconName = (name: string): boolean => NAME.test(name);

const letterOf = (name: string): string => (/^[a-z]/.test(name) ? name.charAt(0) : '0');

/** The file with the icons that pages use most, outlined. */
export const COMMON_SHARD = 'common';

/** The file that contains an icon: its first letter or '0', prefixed by 'filled-' for the filled variant. */
export const shardOf = (name: string, filled: boolean): string => `${filled ? 'filled-' : ''}${letterOf(name)}`;
