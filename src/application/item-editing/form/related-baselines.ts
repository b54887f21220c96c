import {
  type FieldRelations,
  type Item,
  itemId,
  pickFields,
  type PrimaryKey,
  type RelatedWrite,
  relatedWrites,
} from '../../../domain/items';

/**
 * The values that edits of related items are based on: they are compared with the server before the
 * save. Shared by a form and the forms in its drawers.
 */
export class RelatedBaselines {
  private readonly items = new Map<string, Item>();

  of(collection: string, key: PrimaryKey): Item | null {
    return this.items.get(itemId(collection, key)) ?? null;
  }

  set(collection: string, key: PrimaryKey, item: Item): void {
    this.items.set(itemId(collection, key), item);
  }

  clear(): void {
    this.items.clear();
  }

  /** Takes over the baselines of a draft, by collection and key. */
  restore(items: Readonly<Record<string, Item>>): void {
    for (const [id, item] of Object.entries(items)) this.items.set(id, { ...this.items.get(id), ...item });
  }

  /** The baselines of the related items that these values edit, by collection and key; only their edited fields. */
  ofWrite(relations: FieldRelations, values: Item): Readonly<Record<string, Item>> {
    const found: Record<string, Item> = {};
    for (const write of relatedWrites(relations, values)) {
      const baseline = this.baselineOf(write);
      if (baseline === null) continue;
      const { id, item } = baseline;
      const edited = pickFields(item, Object.keys(write.values));
      if (Object.keys(edited).length > 0) found[id] = { ...found[id], ...edited };
    }
    return found;
  }

  /**
   * After a save of `sent`: items with edits `left` are based on what was sent, the others are read
   * again when edited.
   */
  settle(relations: FieldRelations, sent: Item, left: Item): void {
    const open = new Set(relatedWrites(relations, left).map((write) => this.baselineOf(write)?.id));
    for (const write of relatedWrites(relations, sent)) {
      const baseline = this.baselineOf(write);
      if (baseline === null) continue;
      const { id, item } = baseline;
      if (open.has(id)) this.items.set(id, { ...item, ...write.values });
      else this.items.delete(id);
    }
  }

  /** What the edits of an item are based on; null for a new item, and for one without a baseline. */
  private baselineOf({ kind, collection, key }: RelatedWrite): { readonly id: string; readonly item: Item } | null {
    if (kind === 'create' || key === null) return null;
    const [id, item] = [itemId(collection, key), this.of(collection, key)];
    return item === null ? null : { id, item };
  }
}
