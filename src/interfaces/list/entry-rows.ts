import type { ListRow } from '../../domain/items';
import type { JsonObject } from '../../kernel';

/**
 * The rows of a list of entries. Entries have no keys: a row keeps its id while its entry is moved, and while the entry
 * at its index is replaced by another one.
 */
export class EntryRows {
  private rows: readonly ListRow[] = [];
  private count = 0;

  of(entries: readonly JsonObject[]): readonly ListRow[] {
    const before = new Map<JsonObject, ListRow[]>();
    for (const row of this.rows) before.set(row.values, [...(before.get(row.values) ?? []), row]);
    const same = entries.map((entry) => before.get(entry)?.shift());
    const used = new Set(same);
    this.rows = entries.map((values, index): ListRow => {
      const replaced = this.rows[index];
      const row = same[index] ?? (replaced === undefined || used.has(replaced) ? undefined : replaced);
      return { ref: row?.ref ?? this.newRef(), values, state: 'loaded' };
    });
    return this.rows;
  }

  private newRef(): ListRow['ref'] {
    this.count += 1;
    return { draft: String(this.count) };
  }
}
