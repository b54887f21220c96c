import { BehaviorSubject, type Observable } from 'rxjs';
import { keyOf, newItemValues, type Item, type PrimaryKey, type SaveTarget } from '../../domain/items';
import { coversField, presetValues } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { failed, idle, loading, ready, valueOf, type Failure, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemForm } from './item-form';

/** An item as it was loaded, and the form over it. Knows nothing of requests. */
export class EditedItem {
  private readonly targetSubject: BehaviorSubject<SaveTarget>;
  private readonly item = new BehaviorSubject<RemoteData<Item>>(idle);
  private newKey: string | null = null;
  /** Of edits that were restored: what they were made of, which may be older than what was loaded. */
  private baselineOverrides: Item = {};
  readonly form = new ItemForm();
  readonly target$: Observable<SaveTarget>;
  readonly item$: Observable<RemoteData<Item>> = this.item.asObservable();

  constructor(
    target: SaveTarget,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'clock' | 'identifiers'>,
  ) {
    this.targetSubject = new BehaviorSubject(target);
    this.target$ = this.targetSubject.asObservable();
  }

  get target(): SaveTarget {
    return this.targetSubject.value;
  }

  /** As the server had it when it was last heard of. */
  get serverItem(): Item {
    return valueOf(this.item.value) ?? {};
  }

  /** What the edits were made of. */
  get baseline(): Item {
    return { ...this.serverItem, ...this.baselineOverrides };
  }

  /** For this new item, whose creation may have to be sent twice. */
  get generatedKey(): string {
    this.newKey ??= this.dependencies.identifiers.uuid();
    return this.newKey;
  }

  /** A key that was made for it on a page which is gone. */
  reuseKey(key: string): void {
    this.newKey = key;
  }

  readonly canSet = (field: string): boolean =>
    coversField(this.dependencies.access.access, this.target.collection, 'create', field);

  setLoading(): void {
    this.item.next(loading());
  }

  setFailed(failure: Failure): void {
    this.item.next(failed(failure));
  }

  /** These fields count as they were then, until a save has asked what others have made of them since. */
  setBaseline(origins: Item): void {
    this.baselineOverrides = { ...this.baselineOverrides, ...origins };
  }

  start(item: Item): void {
    this.baselineOverrides = {};
    this.form.start(item);
    this.item.next(ready(item));
  }

  startNew(): void {
    const { schema, access, clock } = this.dependencies;
    const { collection } = this.target;
    this.newKey = null;
    this.targetSubject.next({ kind: 'new', collection });
    this.start(
      newItemValues(schema.schema, collection, presetValues(access.access, collection, 'create', clock.now())),
    );
  }

  /** What the item has become on the server; `sent` is settled by it, all other edits stay edits. */
  applyServerItem(sent: Item, answer: Item): void {
    const item = { ...this.serverItem, ...answer };
    this.baselineOverrides = {};
    this.item.next(ready(item));
    this.form.rebase(sent, item);
  }

  /** The new item exists. What was typed on meanwhile stays an edit of it; without a key to be seen there is nothing to edit. */
  onCreated(sent: Item, item: Item): void {
    const { collection } = this.target;
    const key = this.keyIn(item);
    this.newKey = null;
    if (key === null) {
      this.dropEdits();
      return;
    }
    this.item.next(ready(item));
    this.form.rebase(sent, item);
    this.targetSubject.next({ kind: 'existing', collection, key });
  }

  /** Nothing is at stake any more; what is on show stays. */
  dropEdits(): void {
    this.form.start(this.form.values);
  }

  keyIn(item: Item): PrimaryKey | null {
    return keyOf(item, primaryKeyOf(this.dependencies.schema.schema, this.target.collection)?.field ?? '');
  }
}
