import { type FieldRelations, type Item, keyIn, omitFields, type PrimaryKey } from '../../domain/items';
import { editItemDenied } from '../../domain/permissions';
import { fieldsOf } from '../../domain/schema';
import { type Call, isJsonObject, type Json, mapCall } from '../../kernel';
import type { ItemForm, PendingEdit } from '../item-editing';
import { editsIn, itemValue, type LinkedItemDependencies, readLinkedItem } from './linked-item';
import type { PartContents, PartFrame, RelatedPart } from './related-part';
import type { PartValues, RelatedSource } from './related-source';

interface ManyToOne {
  /** The collection of the form with the field. */
  readonly from: string | null;
  readonly collection: string;
  readonly primaryKey: string;
}

/** The item of a many-to-one field: its value is a key, an object with key and edits, or the values of a new item. */
export class LinkedItemSource implements RelatedSource {
  /** The key of a new item that a save of the root has created; its values are read after that. */
  private savedKey: PrimaryKey | null = null;

  constructor(
    private readonly parent: ItemForm,
    private readonly name: string,
    private readonly relation: ManyToOne,
    private readonly isNew: boolean,
    private readonly isSending: () => boolean,
    private readonly dependencies: LinkedItemDependencies,
  ) {}

  readonly restoredAt = { row: null };

  get collection(): string {
    return this.relation.collection;
  }

  get staged(): Json {
    return this.parent.values[this.name] ?? null;
  }

  load(): Call<readonly PartContents[]> {
    const value = this.isNew ? null : this.staged;
    return readLinkedItem(this.dependencies, this.relation.collection, value).pipe(mapCall((item) => [item]));
  }

  frameOf({ server }: PartContents): PartFrame {
    const { collection, from } = this.relation;
    const { schema } = this.dependencies.schema;
    const relations: FieldRelations = this.parent.relations().of(collection);
    const back = fieldsOf(schema, collection).flatMap(({ field }) => {
      const list = relations.listOf(field);
      return list !== null && list.collection === from && list.foreignKey === this.name ? [field] : [];
    });
    const denied = server !== null && editItemDenied(this.dependencies.access.access, schema, collection);
    return { preset: {}, filled: {}, seen: {}, locked: back, hidden: [], denied };
  }

  pending(parts: readonly RelatedPart[], values: PartValues): PendingEdit {
    return { value: this.value(parts, values) };
  }

  stage(parts: readonly RelatedPart[], values: PartValues): boolean {
    // An item that a running write creates has no key yet: its values would create another one.
    if (this.isSending() && !this.isNew && parts.every(({ key }) => key === null)) return false;
    this.parent.change(this.name, this.value(parts, values));
    return true;
  }

  sentValues(sent: Json): { readonly item: Item } | null {
    if (this.isNew) return null;
    return isJsonObject(sent) ? { item: editsIn(sent, this.relation.primaryKey) } : null;
  }

  followSave(): boolean {
    this.savedKey = keyIn(this.staged, this.relation.primaryKey);
    return this.savedKey !== null;
  }

  private value([item]: readonly RelatedPart[], values: PartValues): Json {
    if (item === undefined) return this.staged;
    const edits = values(item);
    const key = item.key ?? this.savedKey;
    return key === null ? edits : itemValue(key, omitFields(edits, [item.primaryKey]), item.primaryKey);
  }
}
