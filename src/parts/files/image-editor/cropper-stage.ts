import Cropper from 'cropperjs';
import 'cropperjs/dist/cropper.css';
import { installDefaultPolicy } from '../../../ui';
import { type ImageEdits, type PixelArea, ratioOf, rotatedSize, type Size } from './image-edits.rules';

export type DragMode = 'crop' | 'move';

interface StageListeners {
  readonly onReady: (image: Size) => void;
  /** The user begins to draw, move or resize the area. */
  readonly onStart: () => void;
  /** The user has drawn or moved the area; not rounded, many times per second. */
  readonly onArea: (area: PixelArea) => void;
}

/** The library that shows an image and lets the user draw an area on it. It takes over the element until `destroy`. */
export class CropperStage {
  private readonly cropper: Cropper;
  private isReady = false;
  /** True while an area is set by `show`, which the library reports as it reports one drawn by the user. */
  private isShowing = false;

  constructor(
    element: HTMLImageElement,
    private readonly image: Size,
    { onReady, onStart, onArea }: StageListeners,
  ) {
    // The library assigns its markup as text.
    installDefaultPolicy();
    this.cropper = new Cropper(element, {
      viewMode: 1,
      autoCrop: false,
      background: false,
      // Browsers rotate by EXIF themselves; the library would fetch the address of the blob, which the policy forbids.
      checkOrientation: false,
      checkCrossOrigin: false,
      toggleDragModeOnDblclick: false,
      ready: () => {
        this.isReady = true;
        onReady(image);
      },
      cropstart: () => onStart(),
      crop: ({ detail: { x, y, width, height } }) => {
        if (!this.isShowing && width > 0 && height > 0) onArea({ left: x, top: y, width, height });
      },
    });
  }

  /** What pressing and moving does: draw an area, or move the image. */
  setDragMode(mode: DragMode): void {
    if (this.isReady) this.cropper.setDragMode(mode);
  }

  show(edits: ImageEdits): void {
    if (!this.isReady) return;
    this.isShowing = true;
    this.cropper.clear();
    this.cropper.rotateTo(edits.rotation);
    this.cropper.scale(edits.isFlippedX ? -1 : 1, edits.isFlippedY ? -1 : 1);
    this.fit(rotatedSize(this.image, edits));
    this.cropper.setAspectRatio(ratioOf(this.image, edits) ?? Number.NaN);
    if (edits.area !== null) {
      const { left, top, width, height } = edits.area;
      this.cropper.crop();
      this.cropper.setData({ x: left, y: top, width, height });
    }
    this.isShowing = false;
  }

  destroy(): void {
    this.cropper.destroy();
  }

  /** Shows the whole image; the library keeps its zoom in a rotation. */
  private fit({ width, height }: Size): void {
    const room = this.cropper.getContainerData();
    const scale = Math.min(room.width / width, room.height / height);
    this.cropper.setCanvasData({
      left: (room.width - width * scale) / 2,
      top: (room.height - height * scale) / 2,
      width: width * scale,
    });
  }
}
