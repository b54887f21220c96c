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

/** Which items: all there are, those a list finds, or some by their keys, in the list's order as far as one request holds them. */
export type ExportScope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'found'; readonly query: Pick<ItemsQuery, 'filter' | 'search' | 'sort'> }
  | { readonly kind: 'selected'; readonly keys: readonly PrimaryKey[]; readonly sort: readonly string[] };

/** What is to be exported, and how. */
export interface ExportWish {
  readonly format: ExportFormat;
  readonly scope: ExportScope;
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
/** As many keys as an address holds with ease. */
const KEYS = 100;

/** Pieces of a file and how many items they stand for. */
interface Pieces {
  readonly texts: readonly string[];
  readonly asked: number;
  readonly done: number;
  readonly more: boolean;
}

/**
 * Items of a collection as a file of the person's own. The platform makes it in one answer, but for large ones and for
 * many keys: those are put together here, piece by piece, so that there is something to see and a way to stop. Nothing is
 * asked for or saved any more once the person it is for has left.
 */
export class ExportItems {
  private readonly state = new BehaviorSubject<ExportState>({ kind: 'resting' });
  private readonly wishes$ = new Subject<ExportWish | null>();
  private readonly work: Effect;
  private seen = true;
  readonly state$: Observable<ExportState> = this.state.asObservable();

  constructor(
    private readonly parts: Pick<ItemDependencies, 'items' | 'clock' | 'downloads' | 'notifications' | 'access'>,
    private readonly collection: string,
    private readonly primaryKey: string | null,
  ) {
    this.work = new Effect(
      this.wishes$.pipe(
        switchMap((wish) => (wish === null ? of(this.state.next({ kind: 'resting' })) : this.export(wish))),
      ),
    );
  }

  get busy(): boolean {
    return this.state.value.kind === 'working';
  }

  /** Another one takes the place of one that is under way. */
  execute(wish: ExportWish): void {
    this.wishes$.next(wish);
  }

  /** Nothing is saved of what has come so far. */
  cancel(): void {
    this.wishes$.next(null);
  }

  /** Nobody looks any more: what is under way goes on while the person is here, and its failure is told. */
  leave(): void {
    this.seen = false;
  }

  comeBack(): void {
    this.seen = true;
  }

  dispose(): void {
    this.work.dispose();
  }

  private export(wish: ExportWish): Observable<unknown> {
    const { format, count, scope } = wish;
    const inPieces = scope.kind === 'selected' ? scope.keys.length > KEYS : count > LARGE;
    this.state.next({ kind: 'working', done: 0, total: inPieces ? count : null });
    const file = inPieces ? this.pieces(wish) : this.parts.items.export(this.collection, format, this.query(wish, 0));
    return file.pipe(
      takeUntil(this.departure$()),
      tap((result) => {
        if (result._tag === 'Right') this.save(format, result.right);
        else {
          this.state.next({ kind: 'failed', failure: result.left });
          if (!this.seen) this.parts.notifications.showFailure(result.left);
        }
      }),
    );
  }

  /** Emits when somebody else is here than now, or nobody. */
  private departure$(): Observable<unknown> {
    const { access } = this.parts;
    const person = access.access.user?.id;
    return access.user$.pipe(
      filter((user) => user?.id !== person),
      tap(() => this.state.next({ kind: 'resting' })),
    );
  }

  /** What to ask for after so many pieces. */
  private query({ scope, fields }: ExportWish, asked: number): ExportQuery {
    if (scope.kind === 'everything') return { fields };
    if (scope.kind === 'found') return { ...scope.query, fields };
    const keys = scope.keys.slice(asked * KEYS, (asked + 1) * KEYS);
    return {
      fields,
      filter: { [this.primaryKey ?? '']: { _in: keys } },
      ...(scope.sort.length > 0 && { sort: scope.sort }),
    };
  }

  private save(format: ExportFormat, file: Blob): void {
    const name = exportFileName(this.collection, format, this.parts.clock.now());
    this.parts.downloads.save(name, file);
    this.state.next({ kind: 'saved', name });
  }

  private pieces(wish: ExportWish): Call<Blob> {
    const { type, head, foot } = EXPORT_TEXTS[wish.format];
    return this.piece(wish, { texts: [head(wish.fields)], asked: 0, done: 0, more: true }).pipe(
      expand((result) => {
        if (result._tag === 'Left' || !result.right.more) return EMPTY;
        this.state.next({ kind: 'working', done: result.right.done, total: Math.max(wish.count, result.right.done) });
        return this.piece(wish, result.right);
      }),
      takeLast(1),
      mapCall(({ texts }) => new Blob([...texts, foot], { type })),
    );
  }

  private piece(wish: ExportWish, before: Pieces): Call<Pieces> {
    const { scope, fields, format } = wish;
    const { texts, asked, done } = before;
    const query = this.query(wish, asked);
    const sort = this.primaryKey === null ? (query.sort ?? []) : strictSort(query.sort ?? [], this.primaryKey);
    const page = scope.kind === 'selected' ? { limit: KEYS } : { limit: PIECE, page: asked + 1 };
    return this.parts.items.list(this.collection, { ...query, sort, ...page }).pipe(
      mapCall((items) => ({
        texts: items.length === 0 ? texts : [...texts, EXPORT_TEXTS[format].items(items, fields, texts.length === 1)],
        asked: asked + 1,
        // Keys whose items are gone meanwhile are done as well.
        done: scope.kind === 'selected' ? Math.min((asked + 1) * KEYS, scope.keys.length) : done + items.length,
        more: scope.kind === 'selected' ? (asked + 1) * KEYS < scope.keys.length : items.length === PIECE,
      })),
    );
  }
}
