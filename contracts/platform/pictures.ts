import { Jimp } from 'jimp';

/** As many pixels across and down as it is told, blue above and orange below. */
const painted = (width: number, height: number) => {
  const image = new Jimp({ width, height, color: 0x22_66_cc_ff });
  return image.composite(new Jimp({ width, height, color: 0xff_88_00_ff }), 0, Math.floor(height / 2));
};

/** A picture of this size. */
export const picture = async (
  name: string,
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
): Promise<File> => new File([new Uint8Array(await painted(width, height).getBuffer(type))], name, { type });

/** A drawing; the platform does not look for its size. */
export const drawing = (name: string): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><circle r="4"/></svg>'], name, {
    type: 'image/svg+xml',
  });

export const note = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });

/** Says that it is a picture, and is none. */
export const brokenPicture = (name: string): File => new File(['no picture'], name, { type: 'image/png' });
