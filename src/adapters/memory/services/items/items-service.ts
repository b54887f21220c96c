import { resolveDynamic, type FilterContext } from '../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Action } from '../../../../domain/permissions';
import type { ItemCounts } from '../../../../domain/query';
import { ITSELF, type Accountability } from '../../accountability';
import { forbidden, Refusal, refuseWith } from '../../api-error';
import type { Database } from '../../database';
import { ActivityLog, type Change } from '../activity/activity-log';
import { allows, demandRule, type Rule } from '../permissions/rule';
import { violations } from '../permissions/violations';
import { answerer, visible, type Answering } from './answer';
import { changedRow, newRow } from './compose-row';
import { checkColumns, checkGuards, removeRow } from './constraints';
import { filterTest } from './filter-rows';
import { demandStart, sliceOf, type KeyedQuery, type ListQuery } from './list-query';
import { writeLinked, type Writer, type Writers } from './related-items';
import { writeLists } from './related-lists';
import { RelatedRows } from './related-rows';
import { emptiedFields, missingFields } from './required';
import { searchTest } from './search-rows';
import { sortRows } from './sort-rows';
import { writtenValues } from './written-values';

export type Fields = readonly string[];

type Search = Pick<ListQuery, 'filter' | 'search'>;

/**
 * The items of one collection on behalf of one person: what `/items/:collection` and the platform's own collections
 * answer. All methods throw a `Refusal` when the platform would say no; a write then has changed nothing.
 */
export class ItemsService {
  private readonly log: ActivityLog;

  constructor(
    private readonly database: Database,
    private readonly collection: string,
    private readonly who: Accountability,
    private readonly now: () => number,
    apart?: Set<number>,
  ) {
    if (!database.model.has(collection)) throw forbidden();
    this.log = new ActivityLog(database, who, now, apart);
  }

  /** An item of which nothing was asked for that can be had is answered with its bare key, whatever the type says. */
  list(query: ListQuery): readonly Item[] {
    return this.answer(query, this.database.rows(this.collection));
  }

  count(query: Search): ItemCounts {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const [asking, rows] = [this.asking(), this.database.rows(this.collection)];
    const [all, found] = [this.find(asking, rule, {}, rows), this.find(asking, rule, query, rows)];
    return { total_count: all.length, filter_count: found.length };
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
    const wanted = [...new Set(keys.map((key) => this.keyIn(key)))];
    const rows = wanted.map((key) => this.database.row(this.collection, key)).filter((row) => row !== null);
    return this.answer(query, keys.length === 0 ? this.database.rows(this.collection) : rows);
  }

  /** What a write answers with: the items as they now are, as far as this person may read them; null when not at all. */
  written(keys: readonly PrimaryKey[], fields: Fields): readonly Item[] | null {
    try {
      return this.readMany(keys, { fields });
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return null;
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

  /** Answers with the new keys, in the order of the payloads. All are created or none. */
  create(payloads: readonly Item[]): readonly PrimaryKey[] {
    return this.database.transaction(() => payloads.map((payload, before) => this.createOne(payload, before)));
  }

  /** Answers with the keys that were there. For administrators a missing item is no mistake, for others it is refused. */
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    const rule = demandRule(this.database, this.who, this.collection, 'update');
    const known = this.demand(keys, rule);
    const payload = this.permit('update', rule, edits);
    refuseWith(emptiedFields(this.database.model.columnsOf(this.collection), payload));
    return this.database.transaction(() => {
      const from = this.log.mark();
      const linked = writeLinked(this.writers(), this.collection, payload);
      this.changeRows(known, linked);
      const behindLinked = this.log.mark();
      for (const key of keys) writeLists(this.writers(), this.database, this.collection, key, linked);
      const to = known.length === 1 ? this.log.mark() : behindLinked;
      if (known.length > 0) this.log.changed('update', this.collection, this.changesOf(known, linked), { from, to });
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

  /** The keys of what a query finds, whoever asks: whether they may be touched is seen to when they are. */
  keysOf(query: ListQuery): readonly PrimaryKey[] {
    const keyField = this.database.model.keyField(this.collection);
    const everything = new ItemsService(this.database, this.collection, ITSELF, this.now);
    const items = everything.list({ ...query, fields: [keyField] });
    return items.map((item) => item[keyField]).filter((key): key is PrimaryKey => typeof key === 'string' || typeof key === 'number');
  }

  remove(keys: readonly PrimaryKey[]): void {
    const rule = demandRule(this.database, this.who, this.collection, 'delete');
    this.database.transaction(() => {
      const known = this.demand(keys, rule);
      for (const key of known) {
        if (this.database.row(this.collection, key) !== null) removeRow(this.database, this.collection, key);
      }
      this.log.removed(this.collection, known);
    });
  }

  private answer(query: ListQuery, rows: readonly Item[]): readonly Item[] {
    const rule = demandRule(this.database, this.who, this.collection, 'read');
    const asking = this.asking();
    const answer = answerer(asking, this.collection, query.fields ?? [], rule);
    demandStart(query);
    const found = this.find(asking, rule, query, rows);
    const sorted = sortRows(this.database.model, this.collection, found, query.sort ?? []);
    return sliceOf(sorted, query).map((row) => answer(row) as Item);
  }

  /** A key as its column would hold it: '01' and '1.0' name the counted key 1. */
  private keyIn(key: PrimaryKey): PrimaryKey {
    const { model } = this.database;
    const counted = model.field(this.collection, model.keyField(this.collection))?.type === 'integer';
    return counted && String(key).trim() !== '' && !Number.isNaN(Number(key)) ? Number(key) : key;
  }

  private writers(): Writers {
    const { model } = this.database;
    const row = (collection: string, key: PrimaryKey): Item | null => this.database.row(collection, key);
    const keepApart = (work: () => void): void => this.log.keepApart(work);
    const writer = (collection: string): Writer => new ItemsService(this.database, collection, this.who, this.now, this.log.apart);
    return { model, row, keepApart, writer };
  }

  private asking(): Answering {
    return { database: this.database, who: this.who, context: this.context(), related: new RelatedRows(this.database) };
  }

  private context(): FilterContext {
    return { user: this.who.user, role: this.who.role, now: this.now() };
  }

  private find(asking: Answering, rule: Rule, { filter = {}, search = '' }: Search, rows: readonly Item[]): readonly Item[] {
    const mayRead = visible(asking, this.collection, rule);
    const fits = filterTest(this.database.model, asking.related, this.collection, filter, asking.context);
    const says = searchTest(this.database.model.columnsOf(this.collection), search);
    return rows.filter((row) => says(row) && fits(row) && mayRead(row));
  }

  /**
   * The payload with the rule's presets under it, when the rule allows its fields and finds nothing wrong. What is missing
   * from the item that follows others of the same request is told once for each of them too, administrators excepted.
   */
  private permit(action: Action, rule: Rule, sent: Item, before = 0): Item {
    if (Object.keys(sent).some((field) => !allows(rule, field))) throw forbidden();
    const payload: Item = { ...resolveDynamic(rule.presets, this.context()), ...sent };
    const { model } = this.database;
    const missing = action === 'create' ? missingFields(model.columnsOf(this.collection), payload) : [];
    const told = this.who.admin ? missing : Array.from({ length: before + 1 }, () => missing).flat();
    refuseWith([...violations(resolveDynamic(rule.validation, this.context()), payload), ...told]);
    return payload;
  }

  private createOne(sent: Item, before: number): PrimaryKey {
    const { model } = this.database;
    const rule = demandRule(this.database, this.who, this.collection, 'create');
    const mark = this.log.mark();
    const payload = writeLinked(this.writers(), this.collection, this.permit('create', rule, sent, before));
    const keyField = model.keyField(this.collection);
    const row = newRow(model, this.collection, payload, { who: this.who, now: this.now() });
    const counted = model.field(this.collection, keyField)?.schema?.has_auto_increment ?? false;
    const key = counted && (row[keyField] ?? null) === null ? this.database.nextKey(this.collection) : row[keyField];
    const whole: Item = { ...row, [keyField]: key ?? null };
    checkColumns(this.database, this.collection, whole, null);
    checkGuards(this.database, this.collection, whole);
    if (typeof key !== 'string' && typeof key !== 'number') throw forbidden();
    this.database.put(this.collection, key, whole);
    writeLists(this.writers(), this.database, this.collection, key, payload);
    const told: Item = counted ? { ...sent, [keyField]: key } : sent;
    this.log.changed('create', this.collection, [{ key, data: told, delta: told }], { from: mark, to: this.log.mark() });
    return key;
  }

  /** In two steps, as one statement of the database: nothing may be taken before it is asked whether all keys lead somewhere. */
  private changeRows(keys: readonly PrimaryKey[], payload: Item): void {
    const { model } = this.database;
    const writing = { who: this.who, now: this.now() };
    const rows = keys.flatMap((key) => {
      const row = this.database.row(this.collection, key);
      return row === null ? [] : [[key, changedRow(model, this.collection, row, payload, writing)] as const];
    });
    for (const [key, row] of rows) {
      checkColumns(this.database, this.collection, row, key);
      this.database.put(this.collection, key, row);
    }
    for (const [, row] of rows) checkGuards(this.database, this.collection, row);
  }

  /** The platform lays the items, as it lists them, beside the keys, as they were sent; where they differ, so do the two. */
  private changesOf(keys: readonly PrimaryKey[], payload: Item): readonly Change[] {
    const everything = new ItemsService(this.database, this.collection, ITSELF, this.now);
    const items = everything.readMany(keys, { limit: -1 });
    const writing = { who: this.who, now: this.now() };
    return keys.map((key, at) => {
      const row = this.database.row(this.collection, key);
      return { key, data: items[at] ?? null, delta: writtenValues(this.database.model, this.collection, payload, row, writing) };
    });
  }

  /** The keys again, if the rule covers the items behind all of them; no keys mean every item, and none covered is right. */
  private demand(keys: readonly PrimaryKey[], rule: Rule): readonly PrimaryKey[] {
    if (this.who.admin) return keys.map((key) => this.keyIn(key));
    const mayTouch = visible(this.asking(), this.collection, rule);
    if (keys.length === 0 && this.database.rows(this.collection).some(mayTouch)) throw forbidden();
    const covered = keys.every((key) => {
      const row = this.database.row(this.collection, key);
      return row !== null && mayTouch(row);
    });
    if (!covered || new Set(keys.map(String)).size < keys.length) throw forbidden();
    return keys.map((key) => this.keyIn(key));
  }
}
