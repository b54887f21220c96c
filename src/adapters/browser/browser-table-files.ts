import { left } from 'fp-ts/Either';
import { catchError, defer, from, mergeMap, of, type Observable } from 'rxjs';
import { LARGEST_FILE, type TableFault } from '../../domain/import-export';
import type { TableFiles, TableReading } from '../../ports/table-files';

const fault = (why: TableFault): TableReading => ({ kind: 'read', result: left(why) });

/** Fetches what takes files apart when the first one comes. */
export class BrowserTableFiles implements TableFiles {
  read(file: Blob, name: string): Observable<TableReading> {
    if (file.size > LARGEST_FILE) return of(fault('too_large'));
    return defer(() => from(import(/* webpackChunkName: "table-files" */ './table-reader'))).pipe(
      mergeMap(({ readTable }) => readTable(file, name)),
      catchError(() => of(fault('unreadable'))),
    );
  }
}
