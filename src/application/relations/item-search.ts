import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, merge, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import { isGeneratedKey, keyOf, type PrimaryKey } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { itemPictures, pictureIn, type Thumbnail } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { failed, idle, Effect, loading, ready, valueOf, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** A search result. */
export interface FoundItem {
  readonly key: PrimaryKey;
  /** By the template; the key where the template renders nothing. */
  readonly name: string;
  /** False where the name is a key that the platform generated, which tells the reader nothing. */
  readonly isNamed: boolean;
  /** Null for an item without a picture; undefined in a collection without pictures. */
  readonly picture: Thumbnail | null | undefined;
}

export interface FoundItems {
  readonly items: readonly FoundItem[];
  /** There may be more results on the next page. */
  readonly hasMore: boolean;
}

/** Debounce of a search while the user types. */
export const SEARCH_DELAY_MS = 300;

const PAGE_SIZE = 20;

interface SearchRequest {
  readonly text: string;
  readonly page: number;
}

/** Searches a collection page by page. */
export class ItemSearch {
  private readonly found = new BehaviorSubject<RemoteData<FoundItems>>(idle);
  private readonly input$ = new Subject<string>();
  private readonly requests$ = new Subject<SearchRequest>();
  private readonly work: Effect;
  private lastRequest: SearchRequest | null = null;
  readonly found$: Observable<RemoteData<FoundItems>> = this.found.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    readonly collection: string,
    /** Overrides the collection's display template. */
    private readonly template: string | null = null,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
  ) {
    this.work = new Effect(
      merge(
        this.requests$.pipe(
          tap((request) => (this.lastRequest = request)),
          switchMap((request) => this.fetch(request)),
        ),
        this.input$.pipe(
          switchMap((text) => dependencies.clock.after(SEARCH_DELAY_MS).pipe(map(() => text))),
          tap((text) => this.requests$.next({ text, page: 1 })),
        ),
      ),
    );
  }

  /** Requests the first page, unless there was a request before. */
  open(): void {
    if (this.lastRequest === null) this.requests$.next({ text: '', page: 1 });
  }

  /** Searches for the text, debounced; called at every keystroke. */
  search(text: string): void {
    this.input$.next(text);
  }

  /** Requests the next page and appends it. */
  loadMore(): void {
    if (this.lastRequest !== null && this.found.value.kind === 'ready')
      this.requests$.next({ ...this.lastRequest, page: this.lastRequest.page + 1 });
  }

  retry(): void {
    if (this.lastRequest !== null) this.requests$.next(this.lastRequest);
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch({ text, page }: SearchRequest): Observable<unknown> {
    const { schema } = this.dependencies.schema;
    const { access } = this.dependencies.access;
    const keyField = primaryKeyOf(schema, this.collection);
    if (keyField === null) return of(this.found.next(ready({ items: [], hasMore: false })));
    const before = page === 1 ? [] : (valueOf(this.found.value)?.items ?? []);
    const template = collectionTemplate(schema, this.collection, this.template, this.language);
    const pictures = itemPictures(schema, access, this.collection, template.fields);
    const named = readablePaths(access, schema, this.collection, template.fields);
    const query = {
      fields: [...new Set([keyField.field, ...named, ...(pictures?.fields ?? [])])],
      limit: PAGE_SIZE,
      page,
      ...(text.trim() === '' ? {} : { search: text.trim() }),
    };
    this.found.next(loading(valueOf(this.found.value)));
    return this.dependencies.items.list(this.collection, query).pipe(
      tap((result) => {
        if (isLeft(result)) {
          this.found.next(failed(result.left, valueOf(this.found.value)));
          return;
        }
        const items = result.right.flatMap((item): readonly FoundItem[] => {
          const key = keyOf(item, keyField.field);
          if (key === null) return [];
          const name = template.render(item) || String(key);
          const isNamed = name !== String(key) || !isGeneratedKey(keyField);
          return [{ key, name, isNamed, picture: pictures === null ? undefined : pictureIn(pictures, item) }];
        });
        this.found.next(ready({ items: [...before, ...items], hasMore: result.right.length === PAGE_SIZE }));
      }),
    );
  }
}
