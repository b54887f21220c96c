import { Jimp } from 'jimp';

/** Pixels of an image of this size, blue above and orange below. */
const painted = (width: number, height: number) => {
  const image = new Jimp({ width, height, color: 0x22_66_cc_ff });
  return image.composite(new Jimp({ width, height, color: 0xff_88_00_ff }), 0, Math.floor(height / 2));
};

/** A PNG image of this size. */
export const picture = async (
  name: string,
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
): Promise<File> => new File([new Uint8Array(await painted(width, height).getBuffer(type))], name, { type });

/** An SVG image; the server does not read its size. */
export const drawing = (name: string): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><circle r="4"/></svg>'], name, {
    type: 'image/svg+xml',
  });

export const note = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });

/** A file with an image type that holds no image. */
export const brokenPicture = (name: string): File => new File(['no picture'], name, { type: 'image/png' });
