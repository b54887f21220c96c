import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, scan } from 'rxjs';
import {
  changedValues,
  ENTRY_COLLECTION,
  errorsWithin,
  fieldRelations,
  type Item,
  keyOf,
  newItemValues,
  type PrimaryKey,
  type SaveTarget,
  valueIn,
  withGeneratedKey,
} from '../../domain/items';
import {
  coversField,
  type EditableField,
  editableFields,
  hasConditions,
  type ItemDenial,
  presetValues,
  type RowDenial,
  saveDenied,
  withSameFields,
} from '../../domain/permissions';
import type { FormTexts } from '../../domain/recovery';
import { fieldsOf, isGroup, isNoData, isSecret, primaryKeyOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { equals, type FieldError } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemForm, ValuesCheck } from '../item-editing';

/** The data model of an item, and what the user may do with it. */
export interface ItemModel {
  readonly schema: Pick<ItemDependencies['schema'], 'schema'>;
  readonly access: Pick<ItemDependencies['access'], 'access'>;
}

export type RelatedPartDependencies = ItemModel & Pick<ItemDependencies, 'clock' | 'identifiers'>;

/** Why an item cannot be changed. */
export type PartDenial = ItemDenial | RowDenial | 'list_read_only';

/** An item as it is on the server, and what is staged for it. */
export interface PartContents {
  readonly kind: 'link' | 'item';
  readonly collection: string;
  /** Null for an item that is created with the parent. */
  readonly server: Item | null;
  /** Values of items that it is related to, which rules of permissions compare. */
  readonly ruled?: Item | undefined;
  /** The edited values of an existing item, all values of a new one. */
  readonly staged: Item;
}

/** What the relation itself sets in an item. */
export interface PartFrame {
  /** Initial values of a new item that are always sent, such as its sort number. */
  readonly preset: Item;
  /** The values of fields that point back. */
  readonly filled: Item;
  /** What is known of an existing item from where it was opened: which list it is in. */
  readonly seen: Item;
  /** Fields that point back, which are not changed here. */
  readonly locked: readonly string[];
  /** Fields that the form leaves out. */
  readonly hidden: readonly string[];
  /** Why the relation does not let the item be edited; the item's own permission is checked besides. */
  readonly denied: PartDenial | false;
}

/**
 * One item in a drawer, in a form without a write of its own: the related item, or the junction row
 * that leads to it.
 */
export class RelatedPart {
  private readonly newKey: string;
  private readonly fields: BehaviorSubject<readonly EditableField[]>;
  private readonly check: ValuesCheck;
  private contents: PartContents;
  private refusals: readonly FieldError[] = [];
  /** The edits at opening, those that were staged last, or those that a save of the root has left. */
  private opened: Item;
  readonly form: ItemForm;
  readonly fields$: Observable<readonly EditableField[]>;
  /** Why the item cannot be changed. */
  readonly denied: PartDenial | false;

  constructor(
    contents: PartContents,
    private readonly frame: PartFrame,
    parent: Pick<ItemForm, 'baselines'>,
    private readonly dependencies: RelatedPartDependencies,
  ) {
    const { schema, access, clock, identifiers } = dependencies;
    const { collection, server, ruled, staged } = contents;
    this.contents = contents;
    this.newKey = identifiers.uuid();
    this.form = new ItemForm(
      sameValueIn(schema.schema, collection),
      () => fieldRelations(schema.schema, collection),
      parent.baselines,
    );
    this.form.start({ ...(server ?? this.newValues()), ...frame.filled });
    for (const [field, value] of Object.entries(staged)) this.form.change(field, value);
    this.opened = this.form.edits;
    this.form.setPlace({ collection, key: this.key });
    const compared = server && { ...server, ...ruled };
    this.denied = saveDenied(schema.schema, access.access, collection, compared, clock.now()) || frame.denied;
    this.fields = new BehaviorSubject(this.editable());
    this.fields$ = fieldsOf(schema.schema, collection).some(hasConditions)
      ? combineLatest([this.fields, this.form.values$]).pipe(
          map(() => this.editable()),
          scan(withSameFields, this.fields.value),
          distinctUntilChanged(),
        )
      : this.fields.asObservable();
    this.check = new ValuesCheck(this, dependencies, [...frame.hidden, ...frame.locked], this.isEntry);
  }

  get kind(): PartContents['kind'] {
    return this.contents.kind;
  }

  get collection(): string {
    return this.contents.collection;
  }

  /** True for an entry of a JSON list, which has no key. */
  get isEntry(): boolean {
    return this.collection === ENTRY_COLLECTION;
  }

  /** The values on the server; null for a new item. */
  get server(): Item | null {
    return this.contents.server;
  }

  /** The key on the server; null for a new item. */
  get key(): PrimaryKey | null {
    return this.server === null || this.isEntry ? null : keyOf(this.server, this.primaryKey);
  }

  /** The key that is generated for a new item, if it gets one. */
  get generatedKey(): PrimaryKey | null {
    return this.server === null ? keyOf(this.payload(), this.primaryKey) : null;
  }

  get primaryKey(): string {
    return primaryKeyOf(this.dependencies.schema.schema, this.collection)?.field ?? '';
  }

  get target(): SaveTarget {
    const { collection, key } = this;
    if (this.isEntry && this.server !== null) return { kind: 'existing', collection, key: '' };
    return key === null ? { kind: 'new', collection } : { kind: 'existing', collection, key };
  }

  /** True if the values differ from those at opening, or a text is unfinished. */
  get isChanged(): boolean {
    const { drawer, hasUnfinished } = this.form;
    return hasUnfinished || !drawer.isEmpty || this.hasNewEdits;
  }

  /** True if the values differ from those at opening, and from those that were staged since. */
  get hasNewEdits(): boolean {
    return !equals(this.form.edits, this.opened);
  }

  /** True for a new item without any value by the user. */
  get isBlank(): boolean {
    return this.server === null && Object.values(this.form.edits).every((value) => value === null || value === '');
  }

  /** The edits are staged in the parent: closing the form does not lose them. */
  settle(): void {
    this.opened = this.form.edits;
  }

  /** The texts that are no valid values, without those that may hold a secret. */
  get texts(): FormTexts {
    const { form, dependencies, collection } = this;
    const { texts, rawTexts, drawers } = form.draftTexts;
    const relations = form.relations();
    const fields = new Map(fieldsOf(dependencies.schema.schema, collection).map((field) => [field.field, field]));
    const isPublic = (name: string): boolean => {
      const field = fields.get(name);
      return field !== undefined && !isSecret(field);
    };
    // A raw text of a relation may be that of an item with a secret.
    const isPlain = (name: string): boolean => relations.listOf(name) === null && relations.itemOf(name) === null;
    return {
      texts: Object.fromEntries(Object.entries(texts).filter(([name]) => isPublic(name))),
      rawTexts: Object.fromEntries(Object.entries(rawTexts).filter(([name]) => isPublic(name) && isPlain(name))),
      drawers,
    };
  }

  /** Shows texts that another page has left. */
  restore({ texts, rawTexts, drawers }: FormTexts): void {
    for (const [field, text] of Object.entries(texts)) this.form.setUnfinished(field, text);
    for (const [field, text] of Object.entries(rawTexts)) this.form.setRawText(field, text);
    for (const [field, drawer] of Object.entries(drawers)) this.form.drawer.restore(field, drawer);
  }

  /** How many values are edited. */
  get editCount(): number {
    const generated = this.server === null ? this.primaryKey : null;
    return Object.keys(this.form.draftEdits).filter((field) => field !== generated).length;
  }

  /** Whether the form shows any field that belongs to the item itself. */
  get hasOwnFields(): boolean {
    return this.fields.value.some(
      ({ field, lock }) => lock === undefined && !isGroup(field) && !isNoData(field) && field.field !== this.primaryKey,
    );
  }

  /** The values to stage: the edits of an existing item, with a generated key those of a new one. */
  payload(edits: Item = this.form.edits): Item {
    if (this.server !== null) return edits;
    const { schema, access } = this.dependencies;
    const maySend = (field: string): boolean => coversField(access.access, this.collection, 'create', field);
    return withGeneratedKey(schema.schema, this.collection, { ...this.frame.preset, ...edits }, this.newKey, maySend);
  }

  /** True if its values must not be sent with the parent; the form shows them now. */
  refuse(): boolean {
    return this.denied === false && this.check.refuse();
  }

  /** Shows those of the errors in the parent's field that are about this item. */
  showRefusals(errors: readonly FieldError[]): void {
    const { collection, server, form } = this;
    const item = { kind: server === null ? 'create' : 'update', collection, values: form.edits } as const;
    const found = errorsWithin(form.relations(), item, errors);
    if (equals(found, this.refusals)) return;
    this.refusals = found;
    form.setErrors(found);
  }

  /**
   * The edits are based on these values of the server; earlier edits of the same item may be based on older ones. Those
   * of a restored draft have the fields alone that it edits. A row may have left its list since that was read.
   */
  registerBaseline(): void {
    const { collection, key, server, form } = this;
    if (key === null || server === null) return;
    form.baselines.set(collection, key, { ...server, ...this.frame.seen, ...form.baselines.of(collection, key) });
  }

  /**
   * After a save of the root that has sent these values: what was typed since stays an edit, and so does what is still
   * staged.
   */
  rebase(sent: Item, contents: PartContents): void {
    const { edits, isSame } = this.form;
    const isTyped = (field: string): boolean => !equals(valueIn(edits, field), valueIn(this.opened, field));
    const untyped = Object.entries(contents.staged).filter(([field]) => !isTyped(field));
    const initial = { ...(contents.server ?? this.newValues()), ...this.frame.filled };
    this.contents = contents;
    this.opened = changedValues(initial, { ...initial, ...contents.staged }, isSame);
    this.form.rebase(sent, initial);
    for (const [field, value] of untyped) this.form.change(field, value);
    this.form.setPlace({ collection: this.collection, key: this.key });
    this.fields.next(this.editable());
  }

  private newValues(): Item {
    const { schema, access, clock } = this.dependencies;
    const presets = presetValues(access.access, this.collection, 'create', clock.now());
    return { ...newItemValues(schema.schema, this.collection, presets), ...this.frame.preset };
  }

  private editable(): readonly EditableField[] {
    const { schema, access, clock } = this.dependencies;
    const { hidden, locked } = this.frame;
    const { collection, server, form } = this;
    const all = editableFields(schema.schema, access.access, collection, server === null, clock.now(), form.values);
    return all
      .filter(({ field }) => !hidden.includes(field.field))
      .map((entry): EditableField => {
        if (locked.includes(entry.field.field)) return { ...entry, readonly: true, lock: 'points_back' };
        return this.denied === false ? entry : { ...entry, readonly: true };
      });
  }
}
