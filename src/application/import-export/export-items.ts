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
import { EXPORT_TEXTS, exportFileName } from '../../domain/import-export';
import type { PrimaryKey } from '../../domain/items';
import { strictSort, type ExportFormat, type ExportQuery, type ItemsQuery } from '../../domain/query';
import { Effect, mapCall, type Call, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** Which items to export: all, those of a query, or some by key. Keys keep the list order within one request only. */
export type ExportScope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'found'; readonly query: Pick<ItemsQuery, 'filter' | 'search' | 'sort'> }
  | { readonly kind: 'selected'; readonly keys: readonly PrimaryKey[]; readonly sort: readonly string[] };

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  /** Field paths, one a column. */
  readonly fields: readonly string[];
  /** The expected number of items. */
  readonly count: number;
}

/** The progress is known for exports in pages only; else `total` is null. */
export type ExportState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'saved'; readonly name: string };

/** Larger exports are loaded in pages. */
const MAX_SINGLE_ANSWER = 10_000;
const PAGE_SIZE = 1_000;
/** Keys per request; the URL length is limited. */
const MAX_KEYS = 100;

/** The file so far. */
interface ExportParts {
  readonly texts: readonly string[];
  readonly pages: number;
  readonly done: number;
  readonly more: boolean;
}

/**
 * Exports items to a file. The server writes the file in one answer; large exports and those by many keys are loaded in
 * pages and assembled here, with progress and cancellation. The export stops when the user changes.
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
    const { format, count, scope } = request;
    const inPieces = scope.kind === 'selected' ? scope.keys.length > MAX_KEYS : count > MAX_SINGLE_ANSWER;
    this.state.next({ kind: 'working', done: 0, total: inPieces ? count : null });
    const file = inPieces
      ? this.exportInPages(request)
      : this.dependencies.items.export(this.collection, format, this.query(request, 0));
    return file.pipe(
      takeUntil(this.userChange$()),
      tap((result) => {
        if (isRight(result)) this.save(format, result.right);
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

  /** The query after this number of pages. */
  private query({ scope, fields }: ExportRequest, pages: number): ExportQuery {
    if (scope.kind === 'everything') return { fields };
    if (scope.kind === 'found') return { ...scope.query, fields };
    const keys = scope.keys.slice(pages * MAX_KEYS, (pages + 1) * MAX_KEYS);
    return {
      fields,
      filter: { [this.primaryKey ?? '']: { _in: keys } },
      ...(scope.sort.length > 0 && { sort: scope.sort }),
    };
  }

  private save(format: ExportFormat, file: Blob): void {
    const name = exportFileName(this.collection, format, this.dependencies.clock.now());
    this.dependencies.downloads.save(name, file);
    this.state.next({ kind: 'saved', name });
  }

  private exportInPages(request: ExportRequest): Call<Blob> {
    const { type, head, foot } = EXPORT_TEXTS[request.format];
    return this.exportPage(request, { texts: [head(request.fields)], pages: 0, done: 0, more: true }).pipe(
      expand((result) => {
        if (isLeft(result) || !result.right.more) return EMPTY;
        this.state.next({
          kind: 'working',
          done: result.right.done,
          total: Math.max(request.count, result.right.done),
        });
        return this.exportPage(request, result.right);
      }),
      takeLast(1),
      mapCall(({ texts }) => new Blob([...texts, foot], { type })),
    );
  }

  private exportPage(request: ExportRequest, before: ExportParts): Call<ExportParts> {
    const { scope, fields, format } = request;
    const { texts, pages, done } = before;
    const query = this.query(request, pages);
    const sort = this.primaryKey === null ? (query.sort ?? []) : strictSort(query.sort ?? [], this.primaryKey);
    const page = scope.kind === 'selected' ? { limit: MAX_KEYS } : { limit: PAGE_SIZE, page: pages + 1 };
    return this.dependencies.items.list(this.collection, { ...query, sort, ...page }).pipe(
      mapCall((items) => ({
        texts: items.length === 0 ? texts : [...texts, EXPORT_TEXTS[format].items(items, fields, texts.length === 1)],
        pages: pages + 1,
        // Keys of deleted items count as done.
        done: scope.kind === 'selected' ? Math.min((pages + 1) * MAX_KEYS, scope.keys.length) : done + items.length,
        more: scope.kind === 'selected' ? (pages + 1) * MAX_KEYS < scope.keys.length : items.length === PAGE_SIZE,
      })),
    );
  }
}
