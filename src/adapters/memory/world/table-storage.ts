import type { Item } from '../../../domain/items';

/** Slots by the text of one field's value. */
type FieldIndex = Map<string, Set<number>>;

/** Null and absent values are not indexed. */
const indexed = (row: Item | undefined, field: string): string | null => {
  const value = row?.[field] ?? null;
  return value === null ? null : String(value);
};

/**
 * Rows in numbered slots, indexed by key and by field value. A key keeps its slot after its row was removed, so that a
 * restored row returns to its position. Only `Table` may change it.
 */
export class TableStorage {
  private readonly slotByKey: Map<string, number>;
  private readonly slots: (Item | undefined)[];
  private readonly indexes = new Map<string, FieldIndex>();

  constructor(rows: ReadonlyMap<string, Item>) {
    this.slots = [...rows.values()];
    this.slotByKey = new Map([...rows.keys()].map((key, place) => [key, place]));
  }

  /** Undefined for an empty slot. */
  get rows(): readonly (Item | undefined)[] {
    return this.slots;
  }

  byKey(): ReadonlyMap<string, Item> {
    return new Map(
      [...this.slotByKey].flatMap(([key, place]) => {
        const row = this.slots[place];
        return row === undefined ? [] : [[key, row] as const];
      }),
    );
  }

  get(key: string): Item | undefined {
    const place = this.slotByKey.get(key);
    return place === undefined ? undefined : this.slots[place];
  }

  slotOf(key: string): number | undefined {
    return this.slotByKey.get(key);
  }

  /** The key's slot; a new one at the end when it has none. */
  slotFor(key: string): number {
    const known = this.slotByKey.get(key);
    if (known !== undefined) return known;
    const place = this.slots.push(undefined) - 1;
    this.slotByKey.set(key, place);
    return place;
  }

  where(field: string, text: string): readonly Item[] {
    const places = this.indexOf(field).get(text) ?? [];
    return [...places]
      .sort((a, b) => a - b)
      .map((place) => this.slots[place])
      .filter((row) => row !== undefined);
  }

  set(place: number, row: Item | undefined): void {
    for (const [field, index] of this.indexes) {
      const [before, after] = [indexed(this.slots[place], field), indexed(row, field)];
      if (before === after) continue;
      if (before !== null) index.get(before)?.delete(place);
      add(index, after, place);
    }
    this.slots[place] = row;
  }

  private indexOf(field: string): FieldIndex {
    const known = this.indexes.get(field);
    if (known !== undefined) return known;
    const index: FieldIndex = new Map();
    this.slots.forEach((row, place) => add(index, indexed(row, field), place));
    this.indexes.set(field, index);
    return index;
  }
}

const add = (index: FieldIndex, text: string | null, place: number): void => {
  if (text === null) return;
  const places = index.get(text);
  if (places === undefined) index.set(text, new Set([place]));
  else places.add(place);
};
