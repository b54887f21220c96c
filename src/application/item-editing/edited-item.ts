import { BehaviorSubject, type Observable } from 'rxjs';
import {
  createsRelated,
  fieldRelations,
  keyOf,
  mapRelated,
  newItemValues,
  omitFields,
  withGeneratedKey,
  type Item,
  type PrimaryKey,
  type RelatedKey,
  type RelatedWrite,
  type SaveTarget,
  valueIn,
  withRowKey,
} from '../../domain/items';
import { coversField, presetValues } from '../../domain/permissions';
import { hasSecrets } from '../../domain/revisions';
import { primaryKeyOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { failed, idle, loading, ready, valueOf, type Failure, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemForm } from './form/item-form';
import type { UncertainWrite } from './uncertain-writes/write-verifier';

/** The state of an edited item: its target, its values on the server, and its form. Sends no requests. */
export class EditedItem {
  private readonly targetSubject: BehaviorSubject<SaveTarget>;
  private readonly item = new BehaviorSubject<RemoteData<Item>>(idle);
  private newKey: string | null = null;
  /** For restored edits: the values they were based on, which may be older than the loaded ones. */
  private baselineOverrides: Item = {};
  readonly form = new ItemForm(
    (field, one, other) => sameValueIn(this.dependencies.schema.schema, this.target.collection)(field, one, other),
    () => fieldRelations(this.dependencies.schema.schema, this.target.collection),
  );
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

  /** The item as last received from the server. */
  get serverItem(): Item {
    return valueOf(this.item.value) ?? {};
  }

  /** The values that the edits are based on. */
  get baseline(): Item {
    return { ...this.serverItem, ...this.baselineOverrides };
  }

  /** The key generated for this new item; the same for every attempt to create it. */
  get generatedKey(): string {
    this.newKey ??= this.dependencies.identifiers.uuid();
    return this.newKey;
  }

  /** Takes over the key that an earlier page generated for this item. */
  reuseKey(key: string): void {
    this.newKey = key;
  }

  /** True if one of the values cannot be compared with what the server answers. */
  hasSecrets(values: Item): boolean {
    return hasSecrets(this.dependencies.schema.schema, this.target.collection, values);
  }

  /** True for a write that creates related items. */
  createsRelated(values: Item): boolean {
    return createsRelated(this.form.relations(), values);
  }

  /**
   * Gives keys to the new rows of lists before they are sent, where the client may make them: a
   * write whose answer is lost can then be verified.
   */
  addRowKeys(): void {
    this.form.mapRelated((write) => (write.list !== null ? this.withNewKey(write) : write.values));
  }

  /**
   * The same for new items in many-to-one fields, in the payload only: an object with a key is an
   * edit of an existing item. `created` is one of them.
   */
  withItemKeys(values: Item): { readonly payload: Item; readonly created: RelatedKey | null } {
    let created: RelatedKey | null = null;
    const payload = mapRelated(this.form.relations(), values, (write) => {
      const sent = this.withNewKey(write);
      const key = sent === write.values ? null : this.keyIn(sent, write.collection);
      if (key !== null) created = { collection: write.collection, key };
      return sent;
    });
    return { payload, created };
  }

  private withNewKey({ kind, collection, key, values }: RelatedWrite): Item {
    const {
      schema: { schema },
      access: { access },
      identifiers,
    } = this.dependencies;
    if (kind !== 'create' || key !== null) return values;
    const maySend = (field: string): boolean => coversField(access, collection, 'create', field);
    return withGeneratedKey(schema, collection, values, identifiers.uuid(), maySend);
  }

  readonly canSet = (field: string): boolean =>
    coversField(this.dependencies.access.access, this.target.collection, 'create', field);

  setLoading(): void {
    this.item.next(loading());
  }

  setFailed(failure: Failure): void {
    this.item.next(failed(failure));
  }

  /** Compares these fields with the given values instead of the loaded ones, until the next answer of the server. */
  setBaseline(values: Item): void {
    this.baselineOverrides = { ...this.baselineOverrides, ...values };
  }

  /** Starts over with an item from the server; edits are dropped. */
  start(item: Item): void {
    this.baselineOverrides = {};
    this.form.baselines.clear();
    this.form.start(item);
    this.item.next(ready(item));
    this.moveForm(item);
  }

  /** Starts over with a new item of the same collection; edits are dropped. */
  startNew(): void {
    const { schema, access, clock } = this.dependencies;
    const { collection } = this.target;
    this.newKey = null;
    this.targetSubject.next({ kind: 'new', collection });
    this.start(
      newItemValues(schema.schema, collection, presetValues(access.access, collection, 'create', clock.now())),
    );
  }

  /** Applies what the server answered; the `sent` values are no edits any more, all other edits stay. */
  applyServerItem(sent: Item, answer: Item): void {
    const item = { ...this.serverItem, ...answer };
    this.baselineOverrides = {};
    this.item.next(ready(item));
    this.form.rebase(sent, item);
    this.form.baselines.settle(this.form.relations(), sent, this.form.draftEdits);
    this.moveForm(item);
  }

  /**
   * Applies a write that was verified. A new row that the form has other values for than were sent is edited from now
   * on, by the key that was found for it.
   */
  applyWrite({ sent, foundRow }: Pick<UncertainWrite, 'sent' | 'foundRow'>, answer: Item): void {
    if (foundRow === null) return this.applyServerItem(sent, answer);
    const { row, key } = foundRow;
    const { form } = this;
    form.change(row.field, valueIn(withRowKey(form.edits, row, key), row.field));
    form.baselines.set(row.list.collection, key, row.values);
    this.applyServerItem(withRowKey(sent, row, key), answer);
  }

  /** Takes over single fields that were read again; edits, and what edits of other fields are based on, stay. */
  applyServerFields(answer: Item): void {
    const overrides = omitFields(this.baselineOverrides, Object.keys(answer));
    this.applyServerItem({}, answer);
    this.baselineOverrides = overrides;
  }

  /** Lists read their rows again: rows of other users were shown with own edits that are given up. */
  rereadLists(): void {
    this.moveForm(this.serverItem);
  }

  /** The new item exists now: later edits apply to it. If its key is not readable, the edits are dropped. */
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
    this.form.baselines.settle(this.form.relations(), sent, this.form.draftEdits);
    this.targetSubject.next({ kind: 'existing', collection, key });
    this.moveForm(item);
  }

  /** Makes the form clean without changing the values it shows. */
  dropEdits(): void {
    this.form.start(this.form.values);
  }

  private moveForm(item: Item): void {
    const { collection, kind } = this.target;
    this.form.setPlace({ collection, key: kind === 'new' ? null : this.keyIn(item) });
  }

  keyIn(item: Item, collection = this.target.collection): PrimaryKey | null {
    return keyOf(item, primaryKeyOf(this.dependencies.schema.schema, collection)?.field ?? '');
  }
}
