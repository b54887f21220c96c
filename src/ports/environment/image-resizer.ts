import { token } from '../../kernel';

/** A rectangle in pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The target image of a resize. */
export interface ResizeRequest {
  /** The size of the target image. */
  readonly width: number;
  readonly height: number;
  /** The position and size of the source image in the target; parts outside are cropped. */
  readonly image: PixelRect;
  readonly background: 'black' | 'transparent';
  /** From 1 to 100, for lossy types. */
  readonly quality: number;
}

/** The supported media types. */
export type ResizableType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Resizes images and applies their EXIF orientation. Rejects when the bytes are not an image of that type. */
export interface ImageResizer {
  resize(bytes: Uint8Array, type: ResizableType, drawing: ResizeRequest): Promise<Uint8Array>;
}

export const ImageResizer = token<ImageResizer>('ImageResizer');
