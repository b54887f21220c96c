import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { TableError, TableFile } from '../domain/import-export';
import { token } from '../kernel';

/** A file while it is taken apart. */
export type TableReadEvent =
  | { readonly kind: 'reading'; readonly read: number; readonly total: number }
  | { readonly kind: 'read'; readonly result: Either<TableError, TableFile> };

/** Files with tables in them, out of the person's own hands. */
export interface TableFiles {
  /**
   * Takes a CSV or JSON file apart, in pieces small enough for the page to stay awake. Cold; emits how far it has come, in
   * characters, any number of times, then exactly one result, and completes. Never throws, whatever the bytes.
   */
  read(file: Blob, name: string): Observable<TableReadEvent>;
}

export const TableFiles = token<TableFiles>('TableFiles');
