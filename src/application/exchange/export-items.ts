import { BehaviorSubject, EMPTY, expand, of, Subject, switchMap, takeLast, tap, type Observable } from 'rxjs';
import { csvLines, exportFileName, itemLines } from '../../domain/exchange';
import type { Item } from '../../domain/items';
import type { ExportFormat, ExportQuery, ItemsQuery } from '../../domain/query';
import { Live, mapCall, type Call, type Failure } from '../../kernel';
import type { WorkParts } from '../work';

/** What is to be exported, and how. */
export interface ExportWish {
  readonly format: ExportFormat;
  /** What the list asks for now; null exports all there is. */
  readonly found: Pick<ItemsQuery, 'filter' | 'search' | 'sort'> | null;
  /** Paths, one a column. */
  readonly fields: readonly string[];
  /** How many items that is, as far as anybody knows. */
  readonly count: number;
}

/** Where an export stands. How far is known of large ones alone, which come in pieces. */
export type ExportState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'saved'; readonly name: string };

/** One answer holds this many with ease. */
const LARGE = 10_000;
const PIECE = 1_000;

const TYPES: Readonly<Record<'csv' | 'json', string>> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** Pieces of a file and how many items they hold. */
interface Piece {
  readonly page: number;
  readonly texts: readonly string[];
  readonly done: number;
  readonly more: boolean;
}

const jsonLines = (items: readonly Item[], first: boolean): string =>
  (first ? '\n' : ',\n') + items.map((item) => JSON.stringify(item)).join(',\n');

/**
 * Items of a collection as a file of the person's own. The platform makes it in one answer, but for large ones: those of
 * CSV and JSON are put together here, page by page, so that there is something to see and a way to stop.
 */
export class ExportItems {
  private readonly state = new BehaviorSubject<ExportState>({ kind: 'resting' });
  private readonly wishes$ = new Subject<ExportWish | null>();
  private readonly work: Live<unknown>;
  readonly state$: Observable<ExportState> = this.state.asObservable();

  constructor(
    private readonly parts: Pick<WorkParts, 'items' | 'clock' | 'downloads'>,
    private readonly collection: string,
    private readonly primaryKey: string | null,
  ) {
    this.work = new Live<unknown>(
      null,
      this.wishes$.pipe(switchMap((wish) => (wish === null ? of(this.state.next({ kind: 'resting' })) : this.export(wish)))),
    );
  }

  /** Another one takes the place of one that is under way. */
  execute(wish: ExportWish): void {
    this.wishes$.next(wish);
  }

  cancel(): void {
    this.wishes$.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private export(wish: ExportWish): Observable<unknown> {
    const { format, count, found, fields } = wish;
    const large = count > LARGE && format !== 'xml';
    this.state.next({ kind: 'working', done: 0, total: large ? count : null });
    const query: ExportQuery = { ...found, fields };
    const file = large ? this.pieces(format, query, count) : this.parts.items.export(this.collection, format, query);
    return file.pipe(
      tap((result) => {
        if (result._tag === 'Left') this.state.next({ kind: 'failed', failure: result.left });
        else this.save(format, result.right);
      }),
    );
  }

  private save(format: ExportFormat, file: Blob): void {
    const name = exportFileName(this.collection, format, this.parts.clock.now());
    this.parts.downloads.save(name, file);
    this.state.next({ kind: 'saved', name });
  }

  private pieces(format: 'csv' | 'json', query: ExportQuery, total: number): Call<Blob> {
    const { fields = [] } = query;
    const head = format === 'csv' ? csvLines([fields]) : '[';
    return this.piece(format, query, { page: 0, texts: [head], done: 0, more: true }).pipe(
      expand((result) => {
        if (result._tag === 'Left' || !result.right.more) return EMPTY;
        this.state.next({ kind: 'working', done: result.right.done, total: Math.max(total, result.right.done) });
        return this.piece(format, query, result.right);
      }),
      takeLast(1),
      mapCall(({ texts }) => new Blob(format === 'csv' ? [...texts] : [...texts, '\n]\n'], { type: TYPES[format] })),
    );
  }

  private piece(format: 'csv' | 'json', query: ExportQuery, { page, texts, done }: Piece): Call<Piece> {
    const { sort = [], fields = [] } = query;
    const order = [...sort, ...(this.primaryKey === null ? [] : [this.primaryKey])];
    return this.parts.items.list(this.collection, { ...query, sort: order, limit: PIECE, page: page + 1 }).pipe(
      mapCall((items) => ({
        page: page + 1,
        texts: items.length === 0 ? texts : [...texts, format === 'csv' ? itemLines(items, fields) : jsonLines(items, done === 0)],
        done: done + items.length,
        more: items.length === PIECE,
      })),
    );
  }
}
