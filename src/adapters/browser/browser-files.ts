import { left } from 'fp-ts/Either';
import { catchError, defer, from, mergeMap, type Observable, of } from 'rxjs';
import { MAX_FILE_BYTES, type TableError } from '../../domain/import-export';
import type { Downloads } from '../../ports/environment/downloads';
import type { ResizeRequest, ResizableType, ImageResizer } from '../../ports/environment/image-resizer';
import type { TableFiles, TableReadEvent } from '../../ports/environment/table-files';

const failed = (why: TableError): TableReadEvent => ({ kind: 'read', result: left(why) });

/** Reads table files. The parser is loaded with the first file. */
export class BrowserTableFiles implements TableFiles {
  read(file: Blob, name: string): Observable<TableReadEvent> {
    if (file.size > MAX_FILE_BYTES) return of(failed('too_large'));
    return defer(() => from(import(/* webpackChunkName: "table-files" */ './table-reader'))).pipe(
      mergeMap(({ readTable }) => readTable(file, name)),
      catchError(() => of(failed('unreadable'))),
    );
  }
}

/** Time in ms until the object URL is revoked; the browser must have started the download by then. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads through a hidden link with an object URL. */
export class BrowserDownloads implements Downloads {
  constructor(private readonly target: Window) {}

  save(name: string, file: Blob): void {
    const address = URL.createObjectURL(file);
    const link = this.target.document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    this.target.setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  }
}

/** Resizes on an `OffscreenCanvas`. */
export class CanvasImageResizer implements ImageResizer {
  async resize(
    bytes: Uint8Array,
    type: ResizableType,
    { width, height, image, background, quality }: ResizeRequest,
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
