import {
  type FieldRelations,
  hasRow,
  type Item,
  itemId,
  mapLists,
  nothingStaged,
  pickFields,
  type PrimaryKey,
  type RelatedWrite,
  relatedWrites,
  type StagedChange,
  type StagedEdits,
  type ToMany,
} from '../../../domain/items';

/** The rows that a write removes from lists or adds to them without values, at any depth. */
const movedRows = (
  relations: FieldRelations,
  values: Item,
): readonly { readonly list: ToMany; readonly key: PrimaryKey }[] => {
  const found: { readonly list: ToMany; readonly key: PrimaryKey }[] = [];
  mapLists(relations, values, null, ({ list }, staged) => {
    found.push(...[...staged.removed, ...staged.linked].map((key) => ({ list, key })));
    return nothingStaged;
  });
  return found;
};

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

  /**
   * Stores what steps of a list of this item are based on: the rows that they edit, move or remove are in the list.
   * Rows that were only linked to it come from elsewhere.
   */
  setSteps(list: ToMany, parent: PrimaryKey, before: StagedEdits | null, changes: readonly StagedChange[]): void {
    const linked = [
      ...(before?.linked ?? []),
      ...changes.flatMap((change) => (change.kind === 'link' ? [change.key] : [])),
    ];
    const unseen = this.unseen(list, before);
    for (const change of changes) {
      if (change.kind !== 'update' && change.kind !== 'remove') continue;
      if (!('key' in change.row) || hasRow(linked, change.row.key)) continue;
      if (change.kind === 'update' && hasRow(unseen, change.row.key)) continue;
      const { key } = change.row;
      const base = change.kind === 'update' ? change.base : undefined;
      this.set(list.collection, key, { ...this.of(list.collection, key), ...base, [list.foreignKey]: parent });
    }
  }

  /** Rows that are edited without having been seen in the list: restored links with a number look like that. */
  private unseen(list: ToMany, before: StagedEdits | null): readonly PrimaryKey[] {
    const keys = before?.updated.map(({ key }) => key) ?? [];
    return keys.filter((key) => !Object.hasOwn(this.of(list.collection, key) ?? {}, list.foreignKey));
  }

  clear(): void {
    this.items.clear();
  }

  /** Takes over the baselines of a draft, by collection and key. */
  restore(items: Readonly<Record<string, Item>>): void {
    for (const [id, item] of Object.entries(items)) this.items.set(id, { ...this.items.get(id), ...item });
  }

  /**
   * The baselines of the related items that these values edit, remove or move, by collection and key; only their edited fields,
   * and the list that rows are in.
   */
  ofWrite(relations: FieldRelations, values: Item): Readonly<Record<string, Item>> {
    const found: Record<string, Item> = {};
    for (const write of relatedWrites(relations, values)) {
      const baseline = this.baselineOf(write);
      if (baseline === null) continue;
      const { id, item } = baseline;
      const edited = pickFields(item, [
        ...Object.keys(write.values),
        ...(write.list === null ? [] : [write.list.foreignKey]),
      ]);
      if (Object.keys(edited).length > 0) found[id] = { ...found[id], ...edited };
    }
    for (const { list, key } of movedRows(relations, values)) {
      const before = this.of(list.collection, key) ?? {};
      const base = pickFields(before, [list.foreignKey, ...(list.sortField === null ? [] : [list.sortField])]);
      if (Object.keys(base).length > 0) found[itemId(list.collection, key)] = base;
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
    for (const { list, key } of movedRows(relations, sent)) {
      const id = itemId(list.collection, key);
      if (!open.has(id)) this.items.delete(id);
    }
  }

  /** What the edits of an item are based on; null for a new item, and for one without a baseline. */
  private baselineOf({ kind, collection, key }: RelatedWrite): { readonly id: string; readonly item: Item } | null {
    if (kind === 'create' || key === null) return null;
    const [id, item] = [itemId(collection, key), this.of(collection, key)];
    return item === null ? null : { id, item };
  }
}
