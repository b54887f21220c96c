/** Red, green and blue from 0 to 255 in whole numbers; alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Hue from 0 to 360, saturation and lightness from 0 to 100, alpha from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** Hue 0 for greys. Not rounded, so that going back gives the same colour. */
export const toHsl = ({ red, green, blue, alpha }: Color): Hsl => {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100, alpha };
  const sixth = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return {
    hue: sixth * 60,
    saturation: (spread / (1 - Math.abs(2 * lightness - 1))) * 100,
    lightness: lightness * 100,
    alpha,
  };
};

export const fromHsl = ({ hue, saturation, lightness, alpha }: Hsl): Color => {
  const [s, l] = [saturation / 100, lightness / 100];
  const reach = s * Math.min(l, 1 - l);
  const channel = (shift: number): number => {
    const twelfth = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.max(0, Math.round(255 * (l - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1)))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
};

const hex = (channel: number): string => channel.toString(16).padStart(2, '0').toUpperCase();

/** '#RRGGBB', or '#RRGGBBAA' where the colour lets something through. */
export const printColor = ({ red, green, blue, alpha }: Color): string =>
  `#${hex(red)}${hex(green)}${hex(blue)}${alpha === 1 ? '' : hex(Math.round(alpha * 255))}`;
