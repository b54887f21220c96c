import { resolveDynamic, type FilterContext } from '../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Action } from '../../../../domain/permissions';
import type { ItemCounts } from '../../../../domain/query';
import type { Accountability } from '../../accountability';
import { forbidden, Refusal, refuseWith } from '../../api-error';
import type { Database } from '../../database';
import { allows, demandRule, type Rule } from '../permissions/rule';
import { violations } from '../permissions/violations';
import { answerer, visible, type Answering } from './answer';
import { checkFilter } from './check-filter';
import { changedRow, newRow } from './compose-row';
import { checkRow, removeRow } from './constraints';
import { filterTest } from './filter-rows';
import { sliceOf, type ListQuery } from './list-query';
import { RelatedRows } from './related-rows';
import { emptiedFields, missingFields } from './required';
import { searchTest } from './search-rows';
import { sortRows } from './sort-rows';

export type Fields = readonly string[];

type Search = Pick<ListQuery, 'filter' | 'search'>;

/** What a write needs to know before it touches anything. */
interface Permit {
  readonly rule: Rule;
  readonly payload: Item;
}

/**
 * The items of one collection on behalf of one person: what `/items/:collection` and the platform's own collections
 * answer. All methods throw a `Refusal` when the platform would say no; a write then has changed nothing.
 */
export class ItemsService {
  constructor(
    private readonly database: Database,
    private readonly collection: string,
    private readonly who: Accountability,
    private readonly now: () => number,
  ) {
    if (!database.model.has(collection)) throw forbidden();
  }

  list(query: ListQuery): readonly Item[] {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    const answer = answerer(asking, this.collection, query.fields ?? [], rule);
    const found = this.find(asking, rule, query);
    const sorted = sortRows(this.database.model, this.collection, found, query.sort ?? []);
    return sliceOf(sorted, query).map(answer);
  }

  count(query: Search): ItemCounts {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    return { total_count: this.find(asking, rule, {}).length, filter_count: this.find(asking, rule, query).length };
  }

  /** Refused when there is no such item, or none for this person: nobody learns which. */
  read(key: PrimaryKey, fields: Fields = []): Item {
    const item = this.readIfThere(key, fields);
    if (item === null) throw forbidden();
    return item;
  }

  readIfThere(key: PrimaryKey, fields: Fields): Item | null {
    return this.readMany([key], fields)[0] ?? null;
  }

  /** Those that are there and may be read, in the order of their keys in the collection. */
  readMany(keys: readonly PrimaryKey[], fields: Fields): readonly Item[] {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    const answer = answerer(asking, this.collection, fields, rule);
    const mayRead = visible(asking, this.collection, rule);
    const rows = [...new Set(keys.map(String))].map((key) => this.database.row(this.collection, key));
    const found = rows.filter((row) => row !== null).filter(mayRead);
    return sortRows(this.database.model, this.collection, found, []).map(answer);
  }

  /** What a write answers with: the items as they now are, as far as this person may read them; null when not at all. */
  written(keys: readonly PrimaryKey[], fields: Fields): readonly Item[] | null {
    try {
      return this.readMany(keys, fields);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return null;
      throw error;
    }
  }

  /** The one item of a singleton; before it was saved, its columns' defaults as the database holds them. */
  readSingleton(fields: Fields = []): Item {
    const [item] = this.list({ fields, limit: 1 });
    if (item !== undefined) return item;
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const wanted = fields.includes('*') || fields.length === 0 ? null : fields;
    const columns = this.database.model.columnsOf(this.collection);
    return Object.fromEntries(
      columns
        .filter(({ field }) => allows(rule, field) && (wanted === null || wanted.includes(field)))
        .map(({ field, schema }) => [field, schema?.default_value ?? null]),
    );
  }

  /** Answers with the new keys, in the order of the payloads. All are created or none. */
  create(payloads: readonly Item[]): readonly PrimaryKey[] {
    return this.database.transaction(() => payloads.map((payload) => this.createOne(payload)));
  }

  /** Answers with the keys that were there. For administrators a missing item is no mistake, for others it is refused. */
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    const { rule, payload } = this.permit('update', edits);
    refuseWith(emptiedFields(this.database.model.columnsOf(this.collection), payload));
    return this.database.transaction(() => {
      const known = this.demand(keys, rule);
      for (const key of known) this.updateOne(key, payload);
      return known;
    });
  }

  updateSingleton(edits: Item): PrimaryKey {
    const { model } = this.database;
    const key = this.database.rows(this.collection)[0]?.[model.keyField(this.collection)];
    const [written] = typeof key === 'string' || typeof key === 'number' ? this.update([key], edits) : this.create([edits]);
    if (written === undefined) throw forbidden();
    return written;
  }

  remove(keys: readonly PrimaryKey[]): void {
    const rule = demandRule(this.database, this.who, this.collection, 'delete');
    this.database.transaction(() => {
      for (const key of this.demand(keys, rule)) {
        if (this.database.row(this.collection, key) !== null) removeRow(this.database, this.collection, key);
      }
    });
  }

  private asking(): Answering {
    return { database: this.database, who: this.who, context: this.context(), related: new RelatedRows(this.database) };
  }

  private context(): FilterContext {
    return { user: this.who.user, role: this.who.role, now: this.now() };
  }

  private find(asking: Answering, rule: Rule, { filter = {}, search = '' }: Search): readonly Item[] {
    checkFilter(this.database.model, this.collection, filter);
    const mayRead = visible(asking, this.collection, rule);
    const fits = filterTest(this.database.model, asking.related, this.collection, filter, asking.context);
    const says = searchTest(this.database.model.columnsOf(this.collection), search);
    return this.database.rows(this.collection).filter((row) => says(row) && fits(row) && mayRead(row));
  }

  /** The payload with the rule's presets under it, when the rule allows its fields and finds nothing wrong. */
  private permit(action: Action, sent: Item): Permit {
    const rule = demandRule(this.database, this.who, this.collection, action);
    if (Object.keys(sent).some((field) => !allows(rule, field))) throw forbidden();
    const payload: Item = { ...resolveDynamic(rule.presets, this.context()), ...sent };
    const { model } = this.database;
    const missing = action === 'create' ? missingFields(model.columnsOf(this.collection), payload) : [];
    refuseWith([...violations(resolveDynamic(rule.validation, this.context()), payload), ...missing]);
    return { rule, payload };
  }

  private createOne(sent: Item): PrimaryKey {
    const { model } = this.database;
    const { payload } = this.permit('create', sent);
    const keyField = model.keyField(this.collection);
    const row = newRow(model, this.collection, payload, { who: this.who, now: this.now() });
    const counted = model.field(this.collection, keyField)?.schema?.has_auto_increment ?? false;
    const key = counted && (row[keyField] ?? null) === null ? this.database.nextKey(this.collection) : row[keyField];
    const whole: Item = { ...row, [keyField]: key ?? null };
    checkRow(this.database, this.collection, whole, null);
    if (typeof key !== 'string' && typeof key !== 'number') throw forbidden();
    this.database.put(this.collection, key, whole);
    return key;
  }

  private updateOne(key: PrimaryKey, payload: Item): void {
    const row = this.database.row(this.collection, key);
    if (row === null) return;
    const changed = changedRow(this.database.model, this.collection, row, payload, { who: this.who, now: this.now() });
    if (changed === row) return;
    checkRow(this.database, this.collection, changed, key);
    this.database.put(this.collection, key, changed);
  }

  /** The keys again, if the rule covers the items behind all of them. */
  private demand(keys: readonly PrimaryKey[], rule: Rule): readonly PrimaryKey[] {
    if (this.who.admin) return keys;
    const mayTouch = visible(this.asking(), this.collection, rule);
    const covered = keys.every((key) => {
      const row = this.database.row(this.collection, key);
      return row !== null && mayTouch(row);
    });
    if (!covered) throw forbidden();
    return keys;
  }
}
