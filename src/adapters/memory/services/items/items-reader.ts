import type { FilterContext } from '../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../domain/items';
import type { ItemCounts } from '../../../../domain/query';
import type { Accountability } from '../../accountability';
import { forbidden, ApiException } from '../../api-error';
import type { Database } from '../../world/database';
import { demandRule, type Rule } from '../permissions/rule';
import { answerer, visible, type Answering } from './answer';
import { askedBy } from './asked-by';
import { contextOf } from './context-of';
import { filterTest } from './filter-rows';
import { keyIn } from './key-in';
import { demandStart, windowOf, type KeyedQuery, type ListQuery } from './list-query';
import { RelatedRows } from './related-rows';
import { searchTest } from './search-rows';
import { sortedPage } from './sort-rows';

export type Fields = readonly string[];

type Search = Pick<ListQuery, 'filter' | 'search'>;

/** The items of one collection as far as one person may read them. All methods throw a `Refusal` when the platform would say no. */
export class ItemsReader {
  constructor(
    protected readonly database: Database,
    protected readonly collection: string,
    protected readonly who: Accountability,
    protected readonly now: () => number,
  ) {
    if (!database.model.has(collection)) throw forbidden();
  }

  /** An item of which nothing was asked for that can be had is answered with its bare key, whatever the type says. */
  list(query: ListQuery): readonly Item[] {
    return this.answer(query, this.database.rows(this.collection));
  }

  count(query: Search): ItemCounts {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    const all = this.database.rows(this.collection).filter(visible(asking, this.collection, rule));
    return { total_count: all.length, filter_count: all.filter(this.test(asking, query)).length };
  }

  /** Refused when there is no such item, or none for this person: nobody learns which. */
  read(key: PrimaryKey, query: KeyedQuery = {}): Item {
    const item = this.readIfThere(key, query);
    if (item === null) throw forbidden();
    return item;
  }

  readIfThere(key: PrimaryKey, query: KeyedQuery): Item | null {
    return this.readMany([key], query)[0] ?? null;
  }

  /** Those that are there and may be read, sorted as a list is; no keys at all mean every item. */
  readMany(keys: readonly PrimaryKey[], query: ListQuery): readonly Item[] {
    const wanted = [...new Set(keys.map((key) => keyIn(this.database.model, this.collection, key)))];
    const rows = wanted.map((key) => this.database.row(this.collection, key)).filter((row) => row !== null);
    return this.answer(query, keys.length === 0 ? this.database.rows(this.collection) : rows);
  }

  /** What a write answers with: the items as they now are, as far as this person may read them; null when not at all. */
  written(keys: readonly PrimaryKey[], fields: Fields): readonly Item[] | null {
    try {
      return this.readMany(keys, { fields });
    } catch (error) {
      if (error instanceof ApiException && error.status === 403) return null;
      throw error;
    }
  }

  /** The one item of a singleton; while it cannot be found, its columns' defaults, those that may not be read too. */
  readSingleton(query: ListQuery = {}): Item {
    const [item] = this.list({ ...query, limit: 1 });
    if (item !== undefined) return item;
    const { fields = [] } = query;
    const wanted = fields.includes('*') || fields.length === 0 ? null : fields;
    const columns = this.database.model.columnsOf(this.collection);
    return Object.fromEntries(
      columns
        .filter(({ field }) => wanted === null || wanted.includes(field))
        .map(({ field, schema }) => [field, schema?.default_value ?? null]),
    );
  }

  private answer(query: ListQuery, rows: readonly Item[]): readonly Item[] {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    const answer = answerer(asking, this.collection, query.fields ?? [], rule);
    demandStart(query);
    const found = this.find(asking, rule, query, rows);
    const page = sortedPage(this.database.model, this.collection, found, query.sort ?? [], windowOf(query));
    return page.map((row) => answer(row) as Item);
  }

  private asking(): Answering {
    return { database: this.database, who: this.who, context: this.context(), related: new RelatedRows(this.database) };
  }

  private context(): FilterContext {
    return contextOf(this.who, this.now());
  }

  private find(asking: Answering, rule: Rule, search: Search, rows: readonly Item[]): readonly Item[] {
    const mayRead = visible(asking, this.collection, rule);
    const fits = this.test(asking, search);
    return rows.filter((row) => fits(row) && mayRead(row));
  }

  private test(asking: Answering, { filter = {}, search = '' }: Search): (row: Item) => boolean {
    const fits = filterTest(
      this.database.model,
      asking.related,
      this.collection,
      askedBy(filter, asking.context),
      asking.context,
    );
    const says = searchTest(this.database.model.columnsOf(this.collection), search);
    return (row) => says(row) && fits(row);
  }
}
