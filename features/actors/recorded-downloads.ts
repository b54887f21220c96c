import type { Downloads } from '../../src/ports/downloads';

/** Keeps what would be saved. */
export class RecordedDownloads implements Downloads {
  last: { readonly name: string; readonly file: Blob } | null = null;

  save(name: string, file: Blob): void {
    this.last = { name, file };
  }
}
