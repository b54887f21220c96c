import type { ResizableType, ResizeRequest, ImageResizer } from '../../../src/ports/image-resizer';

const BEHIND = { black: 0x00_00_00_ff, transparent: 0x00_00_00_00 } as const;

/** Draws in plain JavaScript, wherever Node runs. Knows no WebP. */
export class JimpImageResizer implements ImageResizer {
  async resize(bytes: Uint8Array, type: ResizableType, drawing: ResizeRequest): Promise<Uint8Array> {
    if (type === 'image/webp') throw new TypeError('There is no WebP here.');
    // A second of loading that most servers never need.
    const { Jimp } = await import('jimp');
    const image = await Jimp.fromBuffer(Buffer.from(bytes));
    const { width, height, quality, background } = drawing;
    image.resize({ w: drawing.image.width, h: drawing.image.height });
    const canvas = new Jimp({ width, height, color: BEHIND[background] });
    canvas.composite(image, drawing.image.left, drawing.image.top);
    return type === 'image/jpeg' ? canvas.getBuffer(type, { quality }) : canvas.getBuffer(type);
  }
}
