import type { ResizableType, ResizeRequest, ImageResizer } from '../../../src/ports/environment/image-resizer';

const BEHIND = { black: 0x00_00_00_ff, transparent: 0x00_00_00_00 } as const;

/** Resizes images in plain JavaScript, without native parts. No WebP. */
export class JimpImageResizer implements ImageResizer {
  async resize(bytes: Uint8Array, type: ResizableType, drawing: ResizeRequest): Promise<Uint8Array> {
    if (type === 'image/webp') throw new TypeError('There is no WebP here.');
    // Loaded lazily: it takes a second and most servers never need it.
    const { Jimp } = await import('jimp');
    const image = await Jimp.fromBuffer(Buffer.from(bytes));
    const { width, height, quality, background } = drawing;
    image.resize({ w: drawing.image.width, h: drawing.image.height });
    const canvas = new Jimp({ width, height, color: BEHIND[background] });
    canvas.composite(image, drawing.image.left, drawing.image.top);
    return type === 'image/jpeg' ? canvas.getBuffer(type, { quality }) : canvas.getBuffer(type);
  }
}
