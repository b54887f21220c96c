import { isLeft } from 'fp-ts/Either';
import { map, type Observable, of, startWith, Subject, switchMap } from 'rxjs';
import { AccessStore } from '../../application/access';
import { RelatedItems } from '../../application/relations';
import { SchemaStore } from '../../application/data-model';
import { keyOf, type Item } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { loading, mapRemoteData, type RemoteData, StateValue, toRemoteData } from '../../kernel';
import { viewModel } from '../../kit';
import { orderByLanguage, type RelatedCount, type RelatedEntry, type ToManyRelation } from './related.rules';

type Shown = Pick<RelatedCount, 'keys' | 'hasMore'>;

/** The items of a list, read when the popover opens. One more request counts a list that the server has cut. */
class RelatedListViewModel {
  private readonly retries$ = new Subject<void>();
  private readonly rows: StateValue<RemoteData<readonly Item[]>>;
  private readonly total: StateValue<number | null>;
  readonly entries$: Observable<RemoteData<readonly RelatedEntry[]>>;
  /** The number of all items where only the first ones are shown; null while and where it is not known. */
  readonly total$: Observable<number | null>;

  constructor(
    private readonly items: RelatedItems,
    private readonly relation: ToManyRelation,
    private readonly keys: Shown['keys'],
    /** The readable foreign key of the rows; null where they need not be counted. */
    private readonly foreignKey: string | null,
    userLanguage: string,
  ) {
    const read = () => this.read();
    this.rows = new StateValue<RemoteData<readonly Item[]>>(
      loading(),
      this.retries$.pipe(startWith(undefined), switchMap(read)),
    );
    this.total = new StateValue<number | null>(null, this.rows.value$.pipe(switchMap((rows) => this.count(rows))));
    this.total$ = this.total.value$;
    this.entries$ = this.rows.value$.pipe(
      mapRemoteData((rows) =>
        orderByLanguage(
          rows.flatMap((row) => relation.entryOf(row) ?? []),
          userLanguage,
        ),
      ),
    );
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    this.total.dispose();
    this.rows.dispose();
  }

  private read(): Observable<RemoteData<readonly Item[]>> {
    const { foreignKey, keys } = this;
    const { rows, keyField, fields } = this.relation;
    const request = { collection: rows, keyField: keyField ?? '', keys: keyField === null ? [] : keys };
    // A display does not know the key of its item; the rows do.
    return toRemoteData(this.items.read(request, foreignKey === null ? fields : [...fields, foreignKey]));
  }

  private count(found: RemoteData<readonly Item[]>): Observable<number | null> {
    const { foreignKey } = this;
    const { rows, keyField } = this.relation;
    const [row] = found.kind === 'ready' ? found.value : [];
    const key = row === undefined || foreignKey === null ? null : keyOf(row, foreignKey);
    if (key === null || foreignKey === null || keyField === null) return of(null);
    return this.items
      .count({ collection: rows, keyField }, foreignKey, key)
      .pipe(map((result) => (isLeft(result) ? null : result.right)));
  }
}

export const relatedListViewModel = viewModel(
  [RelatedItems, SchemaStore, AccessStore],
  (items, schema, access) =>
    (relation: ToManyRelation, { keys, hasMore }: Shown, userLanguage: string) => {
      const countable = hasMore && relation.foreignKey !== null ? [relation.foreignKey] : [];
      const [foreignKey = null] = readablePaths(access.access, schema.schema, relation.rows, countable);
      return new RelatedListViewModel(items, relation, keys, foreignKey, userLanguage);
    },
);
