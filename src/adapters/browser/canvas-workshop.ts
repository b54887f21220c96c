import type { Drawing, DrawnType, ImageWorkshop } from '../../ports/image-workshop';

/** Draws on a canvas that nobody sees. */
export class CanvasWorkshop implements ImageWorkshop {
  async draw(
    bytes: Uint8Array,
    type: DrawnType,
    { width, height, image, background, quality }: Drawing,
  ): Promise<Uint8Array> {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new TypeError('There is nothing to draw on.');
    if (background === 'black') context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, image.left, image.top, image.width, image.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
    return new Uint8Array(await blob.arrayBuffer());
  }
}
