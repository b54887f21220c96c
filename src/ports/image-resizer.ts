import { token } from '../kernel';

/** A rectangle in pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture to be made of another one. */
export interface ResizeRequest {
  /** Of the picture to be made. */
  readonly width: number;
  readonly height: number;
  /** Where the whole of the other one comes to stand in it; what juts out is cut off. */
  readonly image: PixelRect;
  /** What is behind it. */
  readonly background: 'black' | 'transparent';
  /** From 1 to 100, for types that know qualities. */
  readonly quality: number;
}

/** The raster types that are drawn. */
export type ResizableType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Draws pictures from pictures, the right way up. Rejects when the bytes are no picture of that type. */
export interface ImageResizer {
  resize(bytes: Uint8Array, type: ResizableType, drawing: ResizeRequest): Promise<Uint8Array>;
}

export const ImageResizer = token<ImageResizer>('ImageWorkshop');
