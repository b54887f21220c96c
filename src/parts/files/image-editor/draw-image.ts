import type { OpenedImage } from '../../../application/files';
import { drawingMatrix, type ImageEdits, savedSize, type Size } from './image-edits.rules';

/** For lossy types: little is lost, and the file does not grow. WebP without loss is written by the highest quality. */
const LOSSY_QUALITY = 0.92;

/** Draws the edited image in its type, upright whatever its EXIF orientation; null when the browser cannot. */
export const drawImage = async (
  { content, header }: OpenedImage,
  image: Size,
  edits: ImageEdits,
): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(content, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, savedSize(image, edits));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.setTransform(...drawingMatrix(image, edits));
    context.drawImage(bitmap, 0, 0, image.width, image.height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, header.type, header.isLossless ? 1 : LOSSY_QUALITY);
    });
  } finally {
    bitmap.close();
  }
};
