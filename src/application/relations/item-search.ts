import { BehaviorSubject, map, merge, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import { keyOf, type PrimaryKey } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { failed, idle, Effect, loading, ready, valueOf, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** An item as somebody chooses it. */
export interface FoundItem {
  readonly key: PrimaryKey;
  readonly name: string;
}

export interface FoundItems {
  readonly items: readonly FoundItem[];
  /** There may be others behind these. */
  readonly more: boolean;
}

/** How long typing has to rest, in ms. */
const ITEM_SEARCH_DELAY = 300;

const PAGE = 20;

interface Asked {
  readonly text: string;
  readonly page: number;
}

/** The items of a collection that a search finds, page by page; never all at once. */
export class ItemSearch {
  private readonly found = new BehaviorSubject<RemoteData<FoundItems>>(idle);
  private readonly typed$ = new Subject<string>();
  private readonly asked$ = new Subject<Asked>();
  private readonly work: Effect;
  private asked: Asked | null = null;
  readonly found$: Observable<RemoteData<FoundItems>> = this.found.asObservable();

  constructor(
    private readonly parts: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    readonly collection: string,
    /** What items are called here, if otherwise than usual. */
    private readonly template: string | null = null,
  ) {
    this.work = new Effect(
      merge(
        this.asked$.pipe(
          tap((asked) => (this.asked = asked)),
          switchMap((asked) => this.fetch(asked)),
        ),
        this.typed$.pipe(
          switchMap((text) => parts.clock.after(ITEM_SEARCH_DELAY).pipe(map(() => text))),
          tap((text) => this.asked$.next({ text, page: 1 })),
        ),
      ),
    );
  }

  /** The first page, unless something has been looked for already. */
  open(): void {
    if (this.asked === null) this.asked$.next({ text: '', page: 1 });
  }

  /** What stands in the search box, at every keystroke. */
  search(text: string): void {
    this.typed$.next(text);
  }

  /** The next page of the same, behind what is here. */
  more(): void {
    if (this.asked !== null && this.found.value.kind === 'ready')
      this.asked$.next({ ...this.asked, page: this.asked.page + 1 });
  }

  retry(): void {
    if (this.asked !== null) this.asked$.next(this.asked);
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch({ text, page }: Asked): Observable<unknown> {
    const { schema } = this.parts.schema;
    const primaryKey = primaryKeyOf(schema, this.collection)?.field;
    if (primaryKey === undefined) return of(this.found.next(ready({ items: [], more: false })));
    const before = page === 1 ? [] : (valueOf(this.found.value)?.items ?? []);
    const template = collectionTemplate(schema, this.collection, this.template);
    const named = readablePaths(this.parts.access.access, schema, this.collection, template.fields);
    const query = {
      fields: [...new Set([primaryKey, ...named])],
      limit: PAGE,
      page,
      ...(text.trim() === '' ? {} : { search: text.trim() }),
    };
    this.found.next(loading(valueOf(this.found.value)));
    return this.parts.items.list(this.collection, query).pipe(
      tap((result) => {
        if (result._tag === 'Left') {
          this.found.next(failed(result.left, valueOf(this.found.value)));
          return;
        }
        const items = result.right.flatMap((item): readonly FoundItem[] => {
          const key = keyOf(item, primaryKey);
          return key === null ? [] : [{ key, name: template.render(item) || String(key) }];
        });
        this.found.next(ready({ items: [...before, ...items], more: result.right.length === PAGE }));
      }),
    );
  }
}
