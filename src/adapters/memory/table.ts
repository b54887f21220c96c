import type { Item, PrimaryKey } from '../../domain/items';

/** The rows of one collection by their key, which '7' and 7 name alike. Never altered: each write makes a new one. */
export class Table {
  static readonly empty = new Table(new Map(), 0);

  private constructor(
    private readonly byKey: ReadonlyMap<string, Item>,
    /** The highest number any key ever had. */
    readonly last: number,
  ) {}

  /** Rows without a key are numbered. */
  static of(rows: readonly Item[], keyField: string): Table {
    const numbers = rows.map((row) => row[keyField]).filter((key) => typeof key === 'number');
    let last = numbers.reduce((highest, number) => Math.max(highest, number), 0);
    const keyed = rows.map((row): readonly [string, Item] => {
      const key = row[keyField] ?? null;
      if (key !== null) return [String(key), row];
      last += 1;
      return [String(last), { [keyField]: last, ...row }];
    });
    return new Table(new Map(keyed), last);
  }

  all(): readonly Item[] {
    return [...this.byKey.values()];
  }

  get(key: PrimaryKey): Item | null {
    return this.byKey.get(String(key)) ?? null;
  }

  with(key: PrimaryKey, row: Item): Table {
    return new Table(new Map(this.byKey).set(String(key), row), Math.max(this.last, typeof key === 'number' ? key : 0));
  }

  without(key: PrimaryKey): Table {
    const rest = new Map(this.byKey);
    rest.delete(String(key));
    return new Table(rest, this.last);
  }
}
