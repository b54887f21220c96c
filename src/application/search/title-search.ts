import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  from,
  ignoreElements,
  mergeMap,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { type Item, keyOf, type PrimaryKey } from '../../domain/items';
import { isArchived } from '../../domain/schema';
import { isSearchable, titleQuery, titleSource, type TitleSource } from '../../domain/search';
import { Effect } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

export interface FoundTitle {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly title: string;
  readonly isArchived: boolean;
}

export interface TitleSearchState {
  /** What has been found so far; while the search runs also what the previous one found. */
  readonly found: readonly FoundTitle[];
  /** True from a keystroke to the last answer. */
  readonly isSearching: boolean;
  /** Collections whose request failed. */
  readonly failed: readonly string[];
  /** Collections that have not been searched. */
  readonly unsearched: readonly string[];
  /** Further collections were asked for: the user looks for more than the best results. */
  readonly isExtended: boolean;
}

/** Debounce while the user types. */
const DELAY_MS = 250;

/** Collections that are searched at a time. */
const ROUND_SIZE = 5;

/** Rounds before `searchMore` is called. */
const MAX_ROUNDS = 3;

/** No further round begins once so many items have been found. */
const ENOUGH_FOUND = 8;

/** Results of a collection. */
const MAX_FOUND = 4;

const NOTHING: TitleSearchState = { found: [], isSearching: false, failed: [], unsearched: [], isExtended: false };

const foundIn = (source: TitleSource, items: readonly Item[]): readonly FoundTitle[] =>
  items.flatMap((item) => {
    const { collection, primaryKey, template, archive } = source;
    const key = keyOf(item, primaryKey);
    const title = template.render(item);
    return key === null || title === ''
      ? []
      : [{ collection, key, title, isArchived: archive !== null && isArchived(archive, item[archive.field] ?? null) }];
  });

/**
 * Searches the titles of items, five collections at a time in the given order, until enough has been found. Typing on
 * cancels the requests of the previous text.
 */
export class TitleSearch {
  private readonly state = new BehaviorSubject<TitleSearchState>(NOTHING);
  private readonly texts$ = new Subject<string>();
  private readonly commands$ = new Subject<'more' | 'retry'>();
  private readonly work: Effect;
  private sources: readonly TitleSource[] | null = null;
  readonly state$: Observable<TitleSearchState> = this.state.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    /** In the order of the search. */
    private readonly collections: readonly string[],
    /** The language of the reader, for titles that are translated. */
    private readonly language: string | null = null,
  ) {
    this.work = new Effect(
      this.texts$.pipe(
        distinctUntilChanged(),
        switchMap((text) => this.run(text)),
      ),
    );
  }

  /** Debounced; called at every keystroke. A text that is too short finds nothing. */
  search(text: string): void {
    this.texts$.next(text.trim());
  }

  /** Searches further collections. */
  searchMore(): void {
    this.commands$.next('more');
  }

  /** Sends the failed requests again, and goes on until enough has been found. */
  retry(): void {
    this.commands$.next('retry');
  }

  dispose(): void {
    this.work.dispose();
  }

  private run(text: string): Observable<unknown> {
    if (!isSearchable(text)) {
      this.state.next(NOTHING);
      return EMPTY;
    }
    this.sources ??= this.collections.flatMap((collection) => {
      const { schema, access } = this.dependencies;
      return titleSource(schema.schema, access.access, collection, this.language) ?? [];
    });
    const sources = this.sources;
    const previous = this.state.value.found;
    this.state.next({ ...NOTHING, found: previous, isSearching: true });
    const begin = (): void => this.change({ unsearched: sources.map(({ collection }) => collection) });
    return concat(
      this.dependencies.clock.after(DELAY_MS).pipe(tap(begin), ignoreElements()),
      this.searchRounds(text, sources),
      this.commands$.pipe(
        exhaustMap((command) => {
          this.change({ isSearching: true, isExtended: this.state.value.isExtended || command === 'more' });
          return command === 'more' ? this.searchRounds(text, sources) : this.askFailed(text, sources);
        }),
      ),
    );
  }

  private searchRounds(text: string, sources: readonly TitleSource[], rounds = MAX_ROUNDS): Observable<unknown> {
    return defer(() => {
      const { unsearched } = this.state.value;
      const next = sources.filter(({ collection }) => unsearched.includes(collection)).slice(0, ROUND_SIZE);
      if (next.length === 0 || rounds === 0) return this.finish();
      return concat(
        this.ask(text, next),
        defer(() => {
          const { failed } = this.state.value;
          // The server is out of reach.
          const isLost = next.every(({ collection }) => failed.includes(collection));
          return isLost || this.foundNow().length >= ENOUGH_FOUND
            ? this.finish()
            : this.searchRounds(text, sources, rounds - 1);
        }),
      );
    });
  }

  private askFailed(text: string, sources: readonly TitleSource[]): Observable<unknown> {
    const { failed } = this.state.value;
    this.change({ failed: [] });
    return concat(
      this.ask(
        text,
        sources.filter(({ collection }) => failed.includes(collection)),
      ),
      this.searchRounds(text, sources, MAX_ROUNDS - 1),
    );
  }

  private ask(text: string, sources: readonly TitleSource[]): Observable<unknown> {
    return from(sources).pipe(mergeMap((source) => this.askOne(text, source), ROUND_SIZE));
  }

  private askOne(text: string, source: TitleSource): Observable<unknown> {
    const { collection } = source;
    return this.dependencies.items.list(collection, titleQuery(source, text, MAX_FOUND)).pipe(
      tap((result) => {
        const { found, failed, unsearched } = this.state.value;
        const others = found.filter((each) => each.collection !== collection);
        this.change({
          found: isLeft(result) ? others : this.inOrder([...others, ...foundIn(source, result.right)]),
          failed: isLeft(result) ? [...failed, collection] : failed,
          unsearched: unsearched.filter((each) => each !== collection),
        });
      }),
    );
  }

  private inOrder(found: readonly FoundTitle[]): readonly FoundTitle[] {
    const place = ({ collection }: FoundTitle): number => this.collections.indexOf(collection);
    return found.toSorted((one, other) => place(one) - place(other));
  }

  /** Without what the previous search has found in collections that this one has not reached. */
  private foundNow(): readonly FoundTitle[] {
    const { found, unsearched } = this.state.value;
    return found.filter(({ collection }) => !unsearched.includes(collection));
  }

  private finish(): Observable<never> {
    this.change({ isSearching: false, found: this.foundNow() });
    return EMPTY;
  }

  private change(part: Partial<TitleSearchState>): void {
    this.state.next({ ...this.state.value, ...part });
  }
}
