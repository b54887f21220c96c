import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { TableError, TableFile } from '../../domain/import-export';
import { token } from '../../kernel';

/** Progress and result of parsing a file, in characters. */
export type TableReadEvent =
  | { readonly kind: 'reading'; readonly read: number; readonly total: number }
  | { readonly kind: 'read'; readonly result: Either<TableError, TableFile> };

/** Parses table files of the user. */
export interface TableFiles {
  /**
   * Parses a CSV or JSON file in chunks, so that the page stays responsive. Cold; emits progress any number of times,
   * then exactly one result, and completes. Never throws.
   */
  read(file: Blob, name: string): Observable<TableReadEvent>;
}

export const TableFiles = token<TableFiles>('TableFiles');
