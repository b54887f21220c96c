/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of whole pixels in the rotated and flipped image. */
export interface PixelArea extends Size {
  readonly left: number;
  readonly top: number;
}

/** Width by height; 'free' is any, 'original' that of the image. */
const RATIOS = {
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '5:4': 5 / 4,
  '7:5': 7 / 5,
  square: 1,
  free: null,
  original: null,
} as const satisfies Readonly<Record<string, number | null>>;

export type RatioName = keyof typeof RATIOS;

export const RATIO_NAMES = Object.keys(RATIOS) as readonly RatioName[];

/** What is done to an image: it is flipped, then rotated, then cropped. */
export interface ImageEdits {
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
  /** Clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** The part that is kept; null for all. */
  readonly area: PixelArea | null;
  readonly ratio: RatioName;
}

export const NO_EDITS: ImageEdits = { isFlippedX: false, isFlippedY: false, rotation: 0, area: null, ratio: 'free' };

const isSideways = ({ rotation }: Pick<ImageEdits, 'rotation'>): boolean => rotation === 90 || rotation === 270;

/** The size after rotation, before cropping. */
export const rotatedSize = ({ width, height }: Size, edits: Pick<ImageEdits, 'rotation'>): Size =>
  isSideways(edits) ? { width: height, height: width } : { width, height };

/** Width by height that the area must have; null for any. */
export const ratioOf = (image: Size, edits: Pick<ImageEdits, 'ratio' | 'rotation'>): number | null => {
  const { width, height } = rotatedSize(image, edits);
  return edits.ratio === 'original' ? width / height : RATIOS[edits.ratio];
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(Math.round(value), min), max);

/** The area in whole pixels, inside of the image and of at least one pixel. */
const inside = ({ left, top, width, height }: PixelArea, bounds: Size): PixelArea => {
  const size = { width: clamp(width, 1, bounds.width), height: clamp(height, 1, bounds.height) };
  return {
    left: clamp(left, 0, bounds.width - size.width),
    top: clamp(top, 0, bounds.height - size.height),
    ...size,
  };
};

/** The largest area of this ratio in the middle of another one. */
const fitted = ({ left, top, width, height }: PixelArea, ratio: number | null): PixelArea => {
  if (ratio === null) return { left, top, width, height };
  const size = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return { left: left + (width - size.width) / 2, top: top + (height - size.height) / 2, ...size };
};

const wholeOf = (image: Size, edits: ImageEdits): PixelArea => ({ left: 0, top: 0, ...rotatedSize(image, edits) });

/** The area that is kept. */
export const keptArea = (image: Size, edits: ImageEdits): PixelArea => edits.area ?? wholeOf(image, edits);

/** Rotates by 90 or 270 degrees clockwise; `move` says where the area comes to. */
const rotated = (
  image: Size,
  edits: ImageEdits,
  degrees: 90 | 270,
  move: (area: PixelArea) => PixelArea,
): ImageEdits => {
  const turned = { ...edits, rotation: ((edits.rotation + degrees) % 360) as ImageEdits['rotation'] };
  if (edits.area === null) return turned;
  return { ...turned, area: inside(fitted(move(edits.area), ratioOf(image, turned)), rotatedSize(image, turned)) };
};

/** Rotates by 90 degrees counter-clockwise; the area keeps its content as far as the ratio allows. */
export const rotateLeft = (image: Size, edits: ImageEdits): ImageEdits =>
  rotated(image, edits, 270, ({ left, top, width, height }) => ({
    left: top,
    top: rotatedSize(image, edits).width - left - width,
    width: height,
    height: width,
  }));

/** Rotates by 90 degrees clockwise; the area keeps its content as far as the ratio allows. */
export const rotateRight = (image: Size, edits: ImageEdits): ImageEdits =>
  rotated(image, edits, 90, ({ left, top, width, height }) => ({
    left: rotatedSize(image, edits).height - top - height,
    top: left,
    width: height,
    height: width,
  }));

/** Mirrors the image as it is shown, left to right or top to bottom; the area keeps its content. */
export const flip = (image: Size, edits: ImageEdits, direction: 'horizontal' | 'vertical'): ImageEdits => {
  const bounds = rotatedSize(image, edits);
  const { area } = edits;
  const isX = (direction === 'horizontal') !== isSideways(edits);
  return {
    ...edits,
    ...(isX ? { isFlippedX: !edits.isFlippedX } : { isFlippedY: !edits.isFlippedY }),
    area:
      area === null
        ? null
        : direction === 'horizontal'
          ? { ...area, left: bounds.width - area.left - area.width }
          : { ...area, top: bounds.height - area.top - area.height },
  };
};

/** A ratio crops the area, or the whole image, to the largest part that has it; 'free' leaves it as it is. */
export const chooseRatio = (image: Size, edits: ImageEdits, ratio: RatioName): ImageEdits => {
  const chosen = { ...edits, ratio };
  const required = ratioOf(image, chosen);
  if (required === null) return chosen;
  return { ...chosen, area: inside(fitted(keptArea(image, edits), required), rotatedSize(image, edits)) };
};

/** Sets the area as the user has drawn it. */
export const drawArea = (image: Size, edits: ImageEdits, area: PixelArea): ImageEdits => ({
  ...edits,
  area: inside(area, rotatedSize(image, edits)),
});

/** Sets one side of the area; with a ratio, the other side follows as far as the image reaches. */
export const changeArea = (image: Size, edits: ImageEdits, name: keyof PixelArea, value: number): ImageEdits => {
  const bounds = rotatedSize(image, edits);
  const before = keptArea(image, edits);
  const changed = { ...before, [name]: value };
  const ratio = ratioOf(image, edits);
  if (ratio === null || name === 'left' || name === 'top') return { ...edits, area: inside(changed, bounds) };
  const wanted = name === 'width' ? value : value * ratio;
  const width = Math.min(Math.max(wanted, 1, ratio), bounds.width, bounds.height * ratio);
  return { ...edits, area: inside({ ...before, width, height: width / ratio }, bounds) };
};

/** The size of the image when it is saved. */
export const savedSize = (image: Size, edits: ImageEdits): Size => {
  const { width, height } = keptArea(image, edits);
  return { width, height };
};

/** False when saving would change no pixel. */
export const hasEdits = (image: Size, edits: ImageEdits): boolean => {
  const { width, height } = savedSize(image, edits);
  const whole = rotatedSize(image, edits);
  return (
    edits.rotation !== 0 || edits.isFlippedX || edits.isFlippedY || width !== whole.width || height !== whole.height
  );
};

/** The six numbers of a transformation, as `CanvasRenderingContext2D.setTransform` takes them. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Cosine and sine. */
const TURNS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** Maps the pixels of the image onto those of the saved one; always whole pixels. */
export const drawingMatrix = (image: Size, edits: ImageEdits): Matrix => {
  const [cos, sin] = TURNS[edits.rotation];
  const [x, y] = [edits.isFlippedX ? -1 : 1, edits.isFlippedY ? -1 : 1];
  const [a, b, c, d] = [cos * x, sin * x, -sin * y, cos * y];
  const { left, top } = keptArea(image, edits);
  // Moves the corner that is mapped to the least coordinates to the origin.
  const e = -Math.min(0, a * image.width) - Math.min(0, c * image.height) - left;
  const f = -Math.min(0, b * image.width) - Math.min(0, d * image.height) - top;
  return [a, b, c, d, e, f].map((number) => number + 0) as unknown as Matrix;
};
