import { startWith, Subject, switchMap, type Observable } from 'rxjs';
import { RelatedItems, type RelatedKeys } from '../../application/relations';
import { StateValue, loading, mapRemoteData, toRemoteData, type RemoteData } from '../../kernel';
import { viewModel } from '../../kit';
import type { ToManyRelation, RelatedEntry } from './related.rules';

/** The items of a list, read when the popover opens. */
class RelatedListViewModel {
  private readonly retries$ = new Subject<void>();
  private readonly state: StateValue<RemoteData<readonly RelatedEntry[]>>;
  readonly entries$: Observable<RemoteData<readonly RelatedEntry[]>>;

  constructor(items: RelatedItems, { rows, keyField, fields, entryOf }: ToManyRelation, keys: RelatedKeys['keys']) {
    const request: RelatedKeys = { collection: rows, keyField: keyField ?? '', keys: keyField === null ? [] : keys };
    const read = () =>
      toRemoteData(items.read(request, fields)).pipe(
        mapRemoteData((found) => found.flatMap((row) => entryOf(row) ?? [])),
      );
    this.state = new StateValue<RemoteData<readonly RelatedEntry[]>>(
      loading(),
      this.retries$.pipe(startWith(undefined), switchMap(read)),
    );
    this.entries$ = this.state.value$;
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    this.state.dispose();
  }
}

export const relatedListViewModel = viewModel(
  [RelatedItems],
  (items) => (related: ToManyRelation, keys: RelatedKeys['keys']) => new RelatedListViewModel(items, related, keys),
);
