import { isLeft, isRight } from 'fp-ts/Either';
import {
  BehaviorSubject,
  EMPTY,
  expand,
  filter,
  of,
  Subject,
  switchMap,
  takeLast,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import { type CsvStyle, EXPORT_TEXTS, exportFileName } from '../../domain/import-export';
import type { Item, PrimaryKey } from '../../domain/items';
import { strictSort, type ExportFormat, type ItemsQuery } from '../../domain/query';
import { Effect, mapCall, type Call, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** Which items to export: all, those of a query, or some by key. Keys keep the list order within one page only. */
export type ExportScope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'found'; readonly query: Pick<ItemsQuery, 'filter' | 'search' | 'sort'> }
  | { readonly kind: 'selected'; readonly keys: readonly PrimaryKey[]; readonly sort: readonly string[] };

export interface ExportRequest {
  readonly format: ExportFormat;
  /** For the format CSV. */
  readonly csv: CsvStyle;
  readonly scope: ExportScope;
  /** Field paths, one a column. */
  readonly fields: readonly string[];
  /** The expected number of items; null while it is not counted. */
  readonly count: number | null;
}

/** `total` is null while the number of items is not counted. */
export type ExportState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'saved'; readonly name: string };

const PAGE_SIZE = 1_000;
/** Keys per request; the URL length is limited. */
const MAX_KEYS = 100;

/** The file so far: a blob per page, because the browser keeps the bytes of blobs outside the memory of scripts. */
interface ExportParts {
  readonly blobs: readonly Blob[];
  readonly pages: number;
  readonly done: number;
  readonly more: boolean;
}

/**
 * Exports items to a file. Items are loaded in pages and written here, with progress and cancellation: CSV files of the
 * server lack objects of JSON fields and contain executable formulas. The export stops when the user changes.
 */
export class ExportItems {
  private readonly state = new BehaviorSubject<ExportState>({ kind: 'resting' });
  private readonly requests$ = new Subject<ExportRequest | null>();
  private readonly work: Effect;
  private isWatched = true;
  readonly state$: Observable<ExportState> = this.state.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'downloads' | 'notifications' | 'access'>,
    private readonly collection: string,
    private readonly primaryKey: string | null,
  ) {
    this.work = new Effect(
      this.requests$.pipe(
        switchMap((request) => (request === null ? of(this.state.next({ kind: 'resting' })) : this.export(request))),
      ),
    );
  }

  get busy(): boolean {
    return this.state.value.kind === 'working';
  }

  /** Replaces a running export. */
  execute(request: ExportRequest): void {
    this.requests$.next(request);
  }

  /** Cancels without saving a file. */
  cancel(): void {
    this.requests$.next(null);
  }

  /** The panel is closed: the export goes on, and a failure is shown as a notification. */
  detach(): void {
    this.isWatched = false;
  }

  attach(): void {
    this.isWatched = true;
  }

  dispose(): void {
    this.work.dispose();
  }

  private export(request: ExportRequest): Observable<unknown> {
    this.state.next({ kind: 'working', done: 0, total: request.count });
    return this.exportInPages(request).pipe(
      takeUntil(this.userChange$()),
      tap((result) => {
        if (isRight(result)) this.save(request.format, result.right);
        else {
          this.state.next({ kind: 'failed', failure: result.left });
          if (!this.isWatched) this.dependencies.notifications.showFailure(result.left);
        }
      }),
    );
  }

  /** Emits when another user signs in or the user signs out. */
  private userChange$(): Observable<unknown> {
    const { access } = this.dependencies;
    const userId = access.access.user?.id;
    return access.user$.pipe(
      filter((user) => user?.id !== userId),
      tap(() => this.state.next({ kind: 'resting' })),
    );
  }

  /** The query of the page after this number of pages. */
  private query({ scope, fields }: ExportRequest, pages: number): ItemsQuery {
    if (scope.kind === 'selected') {
      const keys = scope.keys.slice(pages * MAX_KEYS, (pages + 1) * MAX_KEYS);
      return this.sorted({ fields, filter: { [this.primaryKey ?? '']: { _in: keys } }, limit: MAX_KEYS }, scope.sort);
    }
    const query = scope.kind === 'found' ? scope.query : {};
    return this.sorted({ ...query, fields, limit: PAGE_SIZE, page: pages + 1 }, query.sort ?? []);
  }

  /** With a strict order, so that no item is on two pages or on none. */
  private sorted(query: ItemsQuery, sort: readonly string[]): ItemsQuery {
    return { ...query, sort: this.primaryKey === null ? sort : strictSort(sort, this.primaryKey) };
  }

  private save(format: ExportFormat, file: Blob): void {
    const name = exportFileName(this.collection, format, this.dependencies.clock.now());
    this.dependencies.downloads.save(name, file);
    this.state.next({ kind: 'saved', name });
  }

  private exportInPages(request: ExportRequest): Call<Blob> {
    const { type, head, foot } = EXPORT_TEXTS[request.format];
    const begin: ExportParts = {
      blobs: [new Blob([head(request.fields, request.csv)])],
      pages: 0,
      done: 0,
      more: true,
    };
    return this.exportPage(request, begin).pipe(
      expand((result) => {
        if (isLeft(result) || !result.right.more) return EMPTY;
        const { done } = result.right;
        const total = request.count === null ? null : Math.max(request.count, done);
        this.state.next({ kind: 'working', done, total });
        return this.exportPage(request, result.right);
      }),
      takeLast(1),
      mapCall(({ blobs }) => new Blob([...blobs, foot], { type })),
    );
  }

  private exportPage(request: ExportRequest, { blobs, pages, done }: ExportParts): Call<ExportParts> {
    const { scope, fields, format, csv } = request;
    const write = (items: readonly Item[]): Blob =>
      new Blob([EXPORT_TEXTS[format].items(items, fields, blobs.length === 1, csv)]);
    return this.dependencies.items.list(this.collection, this.query(request, pages)).pipe(
      mapCall((items) => ({
        blobs: items.length === 0 ? blobs : [...blobs, write(items)],
        pages: pages + 1,
        // Keys of deleted items count as done.
        done: scope.kind === 'selected' ? Math.min((pages + 1) * MAX_KEYS, scope.keys.length) : done + items.length,
        more: scope.kind === 'selected' ? (pages + 1) * MAX_KEYS < scope.keys.length : items.length === PAGE_SIZE,
      })),
    );
  }
}
