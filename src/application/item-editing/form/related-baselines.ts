import { type FieldRelations, type Item, type PrimaryKey, relatedWrites, valueIn } from '../../../domain/items';

/**
 * The values that edits of related items are based on: they are compared with the server before the save. Shared by a form
 * and the forms in its drawers.
 */
export class RelatedBaselines {
  private readonly items = new Map<string, Item>();

  of(collection: string, key: PrimaryKey): Item | null {
    return this.items.get(`${collection}/${key}`) ?? null;
  }

  set(collection: string, key: PrimaryKey, item: Item): void {
    this.items.set(`${collection}/${key}`, item);
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
    for (const { kind, collection, key, values: edits } of relatedWrites(relations, values)) {
      const id = `${collection}/${key}`;
      const known = this.items.get(id);
      if (kind === 'create' || known === undefined) continue;
      const edited = Object.keys(edits).filter((field) => Object.hasOwn(known, field));
      if (edited.length > 0)
        found[id] = { ...found[id], ...Object.fromEntries(edited.map((field) => [field, valueIn(known, field)])) };
    }
    return found;
  }

  /** After a save of `sent`: items with edits `left` are based on what was sent, the others are read again when edited. */
  settle(relations: FieldRelations, sent: Item, left: Item): void {
    const open = new Set(relatedWrites(relations, left).map(({ collection, key }) => `${collection}/${key}`));
    for (const { kind, collection, key, values } of relatedWrites(relations, sent)) {
      const id = `${collection}/${key}`;
      const known = this.items.get(id);
      if (kind === 'create' || known === undefined) continue;
      if (open.has(id)) this.items.set(id, { ...known, ...values });
      else this.items.delete(id);
    }
  }
}
