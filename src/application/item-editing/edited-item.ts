import { BehaviorSubject, type Observable } from 'rxjs';
import { keyOf, newItemValues, type Item, type PrimaryKey, type Target } from '../../domain/items';
import { coversField, presetValues } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { failed, idle, loading, ready, valueOf, type Failure, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemForm } from './item-form';

/** An item as it was loaded, and the form over it. Knows nothing of requests. */
export class EditedItem {
  private readonly place: BehaviorSubject<Target>;
  private readonly item = new BehaviorSubject<RemoteData<Item>>(idle);
  private key: string | null = null;
  /** Of edits that were restored: what they were made of, which may be older than what was loaded. */
  private origins: Item = {};
  readonly form = new ItemForm();
  readonly target$: Observable<Target>;
  readonly item$: Observable<RemoteData<Item>> = this.item.asObservable();

  constructor(
    target: Target,
    private readonly parts: Pick<ItemDependencies, 'schema' | 'access' | 'clock' | 'identifiers'>,
  ) {
    this.place = new BehaviorSubject(target);
    this.target$ = this.place.asObservable();
  }

  get target(): Target {
    return this.place.value;
  }

  /** As the server had it when it was last heard of. */
  get known(): Item {
    return valueOf(this.item.value) ?? {};
  }

  /** What the edits were made of. */
  get origin(): Item {
    return { ...this.known, ...this.origins };
  }

  /** For this new item, whose creation may have to be sent twice. */
  get madeKey(): string {
    this.key ??= this.parts.identifiers.uuid();
    return this.key;
  }

  /** A key that was made for it on a page which is gone. */
  adoptKey(key: string): void {
    this.key = key;
  }

  readonly maySend = (field: string): boolean =>
    coversField(this.parts.access.access, this.target.collection, 'create', field);

  wait(): void {
    this.item.next(loading());
  }

  fail(failure: Failure): void {
    this.item.next(failed(failure));
  }

  /** These fields count as they were then, until a save has asked what others have made of them since. */
  dateBack(origins: Item): void {
    this.origins = { ...this.origins, ...origins };
  }

  begin(item: Item): void {
    this.origins = {};
    this.form.start(item);
    this.item.next(ready(item));
  }

  beginNew(): void {
    const { schema, access, clock } = this.parts;
    const { collection } = this.target;
    this.key = null;
    this.place.next({ kind: 'new', collection });
    this.begin(
      newItemValues(schema.schema, collection, presetValues(access.access, collection, 'create', clock.now())),
    );
  }

  /** What the item has become on the server; `sent` is settled by it, all other edits stay edits. */
  takeOver(sent: Item, answer: Item): void {
    const item = { ...this.known, ...answer };
    this.origins = {};
    this.item.next(ready(item));
    this.form.rebase(sent, item);
  }

  /** The new item exists. What was typed on meanwhile stays an edit of it; without a key to be seen there is nothing to edit. */
  born(sent: Item, item: Item): void {
    const { collection } = this.target;
    const key = this.keyIn(item);
    this.key = null;
    if (key === null) {
      this.forgetEdits();
      return;
    }
    this.item.next(ready(item));
    this.form.rebase(sent, item);
    this.place.next({ kind: 'existing', collection, key });
  }

  /** Nothing is at stake any more; what is on show stays. */
  forgetEdits(): void {
    this.form.start(this.form.values);
  }

  keyIn(item: Item): PrimaryKey | null {
    return keyOf(item, primaryKeyOf(this.parts.schema.schema, this.target.collection)?.field ?? '');
  }
}
