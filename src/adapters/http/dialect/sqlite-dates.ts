import { isOperator, type Filter, type Operator } from '../../../domain/filters';
import {
  fieldOf,
  schemaOf,
  segmentField,
  stepsOf,
  type Collection,
  type Field,
  type Relation,
  type Schema,
} from '../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../kernel';

const DATE_TYPES: readonly string[] = ['date', 'dateTime', 'timestamp'];

/** '2026-03-01', '2026-03-01T10:00', '2026-03-01T10:00:00.000Z', '2026-03-01 10:00:00+02:00'. */
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of it. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;
/** Between the clocks of server and browser; with a larger difference the offset of the server stays unknown. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;
const MAX_OFFSET_MS = 14 * 60 * MINUTE_MS;

/**
 * The server's time zone, in which it reads and writes dates without a zone: the browser's own one with its changes
 * over the year, or a fixed offset to UTC in ms.
 */
type ServerZone = 'browser' | number;

const UTC: ServerZone = 0;

const zoneOf = (offset: number, now: number): ServerZone =>
  offset !== 0 && offset === -new Date(now).getTimezoneOffset() * MINUTE_MS ? 'browser' : offset;

/** In ms since 1970; null for a text that is no date, such as '$NOW'. */
const millisecondsOf = (text: string, zone: ServerZone): number | null => {
  const match = DATE.exec(text);
  if (match === null) return null;
  const iso = text.replace(' ', 'T');
  const withTime = iso.includes('T') ? iso : `${iso}T00:00`;
  const milliseconds =
    match[1] !== undefined || zone === 'browser' ? Date.parse(withTime) : Date.parse(`${withTime}Z`) - zone;
  return Number.isNaN(milliseconds) ? null : milliseconds;
};

/** As the database writes its own CURRENT_TIMESTAMP: '2026-03-01 10:00:00', in UTC. */
const databaseText = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

/** A column that the database fills by itself holds text, all others milliseconds. */
const holdsText = ({ schema }: Field): boolean =>
  typeof schema?.default_value === 'string' && /current_timestamp/i.test(schema.default_value);

interface SchemaParts {
  readonly collections: readonly Collection[];
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
}

/**
 * Dates in filters for servers on SQLite. Such a server stores milliseconds and compares them with the text of a filter
 * as it is, so that every date counts as earlier than any text. Filters are rewritten to compare milliseconds; on other
 * databases, and until the data model has been read, they stay as they are.
 */
export class SqliteDates {
  private isSqlite = false;
  private parts: SchemaParts = { collections: [], fields: [], relations: [] };
  private schema: Schema | null = null;
  private zone: ServerZone = UTC;

  /** Only servers on SQLite tell the SQL of their tables. */
  setDatabase(statements: readonly (string | null)[]): void {
    this.isSqlite = statements.some((sql) => sql !== null && /^\s*create table/i.test(sql));
  }

  setSchema(parts: Partial<SchemaParts>): void {
    this.parts = { ...this.parts, ...parts };
    this.schema = null;
  }

  /** Derives the server's time zone from a time that it had recorded just before `now`, written without a zone. */
  setZone(recorded: string | null, now: number): void {
    const local = recorded === null ? null : millisecondsOf(recorded, UTC);
    if (local === null) return;
    const offset = Math.round((local - now) / OFFSET_STEP_MS) * OFFSET_STEP_MS;
    const isPlausible = Math.abs(local - now - offset) <= MAX_CLOCK_DIFFERENCE_MS && Math.abs(offset) <= MAX_OFFSET_MS;
    this.zone = isPlausible ? zoneOf(offset, now) : UTC;
  }

  /** The filter as the server has to receive it. */
  filter(collection: string, filter: Filter): Filter {
    if (!this.isSqlite) return filter;
    const { collections, fields, relations } = this.parts;
    this.schema ??= schemaOf(collections, fields, relations);
    return this.rewrite(this.schema, collection, filter);
  }

  private rewrite(schema: Schema, collection: string, filter: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [name, this.rewriteMember(schema, collection, name, value)]),
    );
  }

  private rewriteMember(schema: Schema, collection: string, name: string, value: Json): Json {
    if (Array.isArray(value))
      return value.map((each) => (isJsonObject(each) ? this.rewrite(schema, collection, each) : each));
    if (!isJsonObject(value)) return value;
    const field = fieldOf(schema, collection, segmentField(name));
    if (field === null) return value;
    const next = stepsOf(schema, field).find(({ segment }) => segment === name)?.collection ?? null;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]): [string, Json] => {
        if (isOperator(key)) return DATE_TYPES.includes(field.type) ? this.comparison(field, key, inner) : [key, inner];
        return [key, next === null ? inner : this.rewriteMember(schema, next, key, inner)];
      }),
    );
  }

  private comparison(field: Field, operator: Operator, value: Json): [string, Json] {
    const from = this.value(field, value);
    if (typeof from !== 'number' || field.type === 'date') return [operator, from];
    // Answers are cut to seconds, the stored times are not: equal means within this second.
    const to = from + (from % 1000 === 0 ? 999 : 0);
    switch (operator) {
      case '_eq':
        return ['_between', [from, to]];
      case '_neq':
        return ['_nbetween', [from, to]];
      case '_gt':
      case '_lte':
        return [operator, to];
      default:
        return [operator, from];
    }
  }

  private value(field: Field, value: Json): Json {
    if (Array.isArray(value)) return value.map((each) => this.value(field, each));
    const milliseconds = typeof value === 'string' ? millisecondsOf(value, this.zone) : null;
    if (milliseconds === null) return value;
    return holdsText(field) ? databaseText(milliseconds) : milliseconds;
  }
}
