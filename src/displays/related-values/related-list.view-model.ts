import { startWith, Subject, switchMap, type Observable } from 'rxjs';
import type { RelatedItems, RelatedKeys } from '../../application/relations';
import { StateValue, loading, mapRemoteData, toRemoteData, type RemoteData } from '../../kernel';
import { RelatedItemsService, viewModel } from '../../kit';
import type { ToManyRelation, RelatedEntry } from './related.rules';

/** The items of a list, read when the popover opens. */
export class RelatedListViewModel {
  private readonly again$ = new Subject<void>();
  private readonly live: StateValue<RemoteData<readonly RelatedEntry[]>>;
  readonly entries$: Observable<RemoteData<readonly RelatedEntry[]>>;

  constructor(items: RelatedItems, { rows, keyField, fields, entryOf }: ToManyRelation, keys: RelatedKeys['keys']) {
    const asked: RelatedKeys = { collection: rows, keyField: keyField ?? '', keys: keyField === null ? [] : keys };
    const named = () =>
      toRemoteData(items.read(asked, fields)).pipe(
        mapRemoteData((found) => found.flatMap((row) => entryOf(row) ?? [])),
      );
    this.live = new StateValue<RemoteData<readonly RelatedEntry[]>>(
      loading(),
      this.again$.pipe(startWith(undefined), switchMap(named)),
    );
    this.entries$ = this.live.value$;
  }

  retry(): void {
    this.again$.next();
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const relatedListViewModel = viewModel(
  [RelatedItemsService],
  (items) => (related: ToManyRelation, keys: RelatedKeys['keys']) => new RelatedListViewModel(items, related, keys),
);
