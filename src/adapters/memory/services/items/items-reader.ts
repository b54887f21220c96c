import type { FilterContext } from '../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../../../domain/query';
import { type Accountability, filterContextOf } from '../../accountability';
import { ApiException, forbidden, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { normalizeKey } from '../../world/model';
import { assertRule, type Rule } from '../permissions/rule';
import { readableTest, type ReadContext, rowSerializer } from './query/serialize-row';
import { filterTest } from './query/filter-rows';
import { RelatedRows } from './query/related-rows';
import { searchTest } from './query/search-rows';
import { sortedPage } from './query/sort-rows';
import { bindCurrentUser } from './query/filter-input';

/** Parameters of a list request. Absent fields mean all fields, an absent limit means 100. */
export interface ListQuery extends ItemsQuery {
  /** Ignored when there is a page. */
  readonly offset?: number;
}

/** Parameters of a request by key. */
export type KeyedQuery = Omit<ListQuery, 'filter'>;

const DEFAULT_LIMIT = 100;

/** The default for NaN. */
const toInteger = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : Math.trunc(value));

const startOf = ({ limit = DEFAULT_LIMIT, page = 0, offset = 0 }: ListQuery): number => {
  const isPaged = page !== 0 && !Number.isNaN(page) && Math.trunc(limit) !== -1;
  return toInteger(isPaged ? (page - 1) * limit : offset, 0);
};

/** Rejects a negative offset. */
const assertOffset = (query: ListQuery): void => {
  const start = Math.min(startOf(query), query.offset ?? 0);
  if (start < 0) throw unexpected('A non-negative integer must be provided to offset.');
};

/** Start and end of the requested slice; a negative limit means no end. */
const sliceOf = (query: ListQuery): readonly [start: number, end: number] => {
  const [start, limit] = [startOf(query), toInteger(query.limit ?? DEFAULT_LIMIT, DEFAULT_LIMIT)];
  return [start, limit < 0 ? Number.POSITIVE_INFINITY : start + limit];
};

export type FieldPaths = readonly string[];

type SearchQuery = Pick<ListQuery, 'filter' | 'search'>;

/**
 * Reads the items of one collection on behalf of a user. All methods throw an `ApiException` when the server would
 * reject the request.
 */
export class ItemsReader {
  constructor(
    protected readonly database: Database,
    protected readonly collection: string,
    protected readonly who: Accountability,
    protected readonly now: () => number,
  ) {
    if (!database.model.has(collection)) throw forbidden();
  }

  /** An item of which no requested field may be read is returned as its bare key, despite the type. */
  list(query: ListQuery): readonly Item[] {
    return this.select(query, this.database.rows(this.collection));
  }

  count(query: SearchQuery): ItemCounts {
    const rule = assertRule(this.database, this.who, this.collection, 'read');
    const context = this.readContext();
    const all = this.database.rows(this.collection).filter(readableTest(context, this.collection, rule));
    return { total_count: all.length, filter_count: all.filter(this.test(context, query)).length };
  }

  /** Throws FORBIDDEN both for a missing item and for one that may not be read. */
  read(key: PrimaryKey, query: KeyedQuery = {}): Item {
    const item = this.readIfThere(key, query);
    if (item === null) throw forbidden();
    return item;
  }

  readIfThere(key: PrimaryKey, query: KeyedQuery): Item | null {
    return this.readMany([key], query)[0] ?? null;
  }

  /** The items that exist and may be read, in list order. No keys mean all items. */
  readMany(keys: readonly PrimaryKey[], query: ListQuery): readonly Item[] {
    const uniqueKeys = [...new Set(keys.map((key) => normalizeKey(this.database.model, this.collection, key)))];
    const rows = uniqueKeys.map((key) => this.database.row(this.collection, key)).filter((row) => row !== null);
    return this.select(query, keys.length === 0 ? this.database.rows(this.collection) : rows);
  }

  /** The items that a write returns: as they are now, as far as they may be read; null when they may not. */
  readWritten(keys: readonly PrimaryKey[], fields: FieldPaths): readonly Item[] | null {
    try {
      return this.readMany(keys, { fields });
    } catch (error) {
      if (error instanceof ApiException && error.status === 403) return null;
      throw error;
    }
  }

  /** The item of a singleton; without one, the defaults of its columns, also of those that may not be read. */
  readSingleton(query: ListQuery = {}): Item {
    const [item] = this.list({ ...query, limit: 1 });
    if (item !== undefined) return item;
    const { fields = [] } = query;
    const requested = fields.includes('*') || fields.length === 0 ? null : fields;
    const columns = this.database.model.columnsOf(this.collection);
    return Object.fromEntries(
      columns
        .filter(({ field }) => requested === null || requested.includes(field))
        .map(({ field, schema }) => [field, schema?.default_value ?? null]),
    );
  }

  private select(query: ListQuery, rows: readonly Item[]): readonly Item[] {
    const rule = assertRule(this.database, this.who, this.collection, 'read');
    const context = this.readContext();
    const answer = rowSerializer(context, this.collection, query.fields ?? [], rule);
    assertOffset(query);
    const found = this.find(context, rule, query, rows);
    const page = sortedPage(this.database.model, this.collection, found, query.sort ?? [], sliceOf(query));
    return page.map((row) => answer(row) as Item);
  }

  private readContext(): ReadContext {
    return {
      database: this.database,
      who: this.who,
      filterContext: this.filterContext(),
      related: new RelatedRows(this.database),
    };
  }

  private filterContext(): FilterContext {
    return filterContextOf(this.who, this.now());
  }

  private find(context: ReadContext, rule: Rule, search: SearchQuery, rows: readonly Item[]): readonly Item[] {
    const mayRead = readableTest(context, this.collection, rule);
    const matchesFilter = this.test(context, search);
    return rows.filter((row) => matchesFilter(row) && mayRead(row));
  }

  private test(context: ReadContext, { filter = {}, search = '' }: SearchQuery): (row: Item) => boolean {
    const matchesFilter = filterTest(
      this.database.model,
      context.related,
      this.collection,
      bindCurrentUser(filter, context.filterContext),
      context.filterContext,
    );
    const matchesSearch = searchTest(this.database.model.columnsOf(this.collection), search);
    return (row) => matchesSearch(row) && matchesFilter(row);
  }
}
