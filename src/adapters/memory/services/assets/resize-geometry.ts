import type { ResizeRequest } from '../../../../ports/environment/image-resizer';
import type { Resize } from './asset-query';

interface Size {
  readonly width: number;
  readonly height: number;
}

const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

const smaller = (one: Size, other: Size): Size => ({
  width: Math.min(one.width, other.width),
  height: Math.min(one.height, other.height),
});

/** Centres the image. An odd pixel goes to the right and to the bottom. */
const centred = (
  canvas: Size,
  image: Size,
  quality: number,
  background: ResizeRequest['background'] = 'transparent',
): ResizeRequest => ({
  ...canvas,
  image: {
    left: Math.floor((canvas.width - image.width) / 2),
    top: Math.floor((canvas.height - image.height) / 2),
    ...image,
  },
  background,
  quality,
});

const filling = (size: Size, quality: number): ResizeRequest => centred(size, size, quality);

/** Fits the image into a box; keeps its proportions unless it has to fill the box. */
const fitted = (image: Size, box: Size, { fit, withoutEnlargement, quality }: Resize): ResizeRequest => {
  const limit = withoutEnlargement ? 1 : Number.POSITIVE_INFINITY;
  const [across, down] = [box.width / image.width, box.height / image.height];
  const within = scaled(image, Math.min(across, down, limit));
  const beyond = scaled(image, Math.min(Math.max(across, down), limit));
  switch (fit) {
    case 'inside':
      return filling(within, quality);
    case 'outside':
      return filling(beyond, quality);
    case 'contain':
      return centred(box, within, quality, 'black');
    case 'fill':
      return filling(withoutEnlargement ? smaller(box, image) : box, quality);
    case 'cover':
      return centred(smaller(box, beyond), beyond, quality);
  }
};

/**
 * Geometry that resizes an image of this size. With one length alone the other follows from the proportions, unless the
 * fit is 'fill'.
 */
export const resizeGeometry = (image: Size, resize: Resize): ResizeRequest => {
  const { width, height, fit, withoutEnlargement, quality } = resize;
  if (fit === 'fill' || (width !== null && height !== null)) {
    return fitted(image, { width: width ?? image.width, height: height ?? image.height }, resize);
  }
  const by = width === null ? (height ?? image.height) / image.height : width / image.width;
  return filling(scaled(image, withoutEnlargement ? Math.min(by, 1) : by), quality);
};
