import type { Json } from '../../kernel';
import { FIELD_TYPES, type FieldType } from '../schema';
import { columnDefault, defaultValue } from './column-default';

const column = (type: FieldType, default_value: Json) => ({
  type,
  schema: {
    default_value,
    is_nullable: true,
    is_primary_key: false,
    is_unique: false,
    has_auto_increment: false,
    max_length: null,
    numeric_precision: null,
    numeric_scale: null,
    foreign_key_table: null,
  },
});

const TYPES = FIELD_TYPES.filter((type) => type !== 'alias' && type !== 'unknown');

test.each(TYPES)('a %s column has no default for null, as a value or as a word', (type) => {
  for (const none of [null, 'NULL', 'null', 'NULL::character varying'])
    expect(columnDefault(column(type, none))).toEqual({ kind: 'none' });
});

test.each(TYPES)('a %s column takes no value from an expression', (type) => {
  for (const expression of [
    'CURRENT_TIMESTAMP',
    'current_timestamp',
    'now()',
    "nextval('ids_seq'::regclass)",
    'gen_random_uuid()',
    'CURRENT_DATE',
    'getdate()',
  ]) {
    expect(columnDefault(column(type, expression))).toEqual({ kind: 'computed' });
    expect(defaultValue(column(type, expression))).toBeNull();
  }
});

test.each<readonly [FieldType, Json, Json]>([
  ['string', 'draft', 'draft'],
  ['string', "'draft'", 'draft'],
  ['string', "'it''s'::character varying", "it's"],
  ['string', "'now()'", 'now()'],
  ['text', 'Say (hello)', 'Say (hello)'],
  ['string', 5, '5'],
  ['integer', 5, 5],
  ['integer', '5', 5],
  ['integer', "'5'", 5],
  ['float', '-1.5', -1.5],
  ['decimal', '9.50', '9.50'],
  ['decimal', 9.5, 9.5],
  ['bigInteger', '9007199254740993', '9007199254740993'],
  ['boolean', true, true],
  ['boolean', 0, false],
  ['boolean', "'1'", true],
  ['boolean', 'f', false],
  ['date', '2026-11-20', '2026-11-20'],
  ['date', "'2026-11-20'", '2026-11-20'],
  ['time', '08:30:00', '08:30:00'],
  ['dateTime', '2026-11-20T08:30:00', '2026-11-20T08:30:00'],
  ['timestamp', '2026-11-20T08:30:00Z', '2026-11-20T08:30:00Z'],
  ['uuid', 'c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000001'],
  ['json', { a: 1 }, { a: 1 }],
  ['json', '["a"]', ['a']],
  ['csv', 'a,b', ['a', 'b']],
  ['csv', "'a'", ['a']],
  ['csv', '', []],
  ['csv', ['a', 'b'], ['a', 'b']],
])('a %s column with the default %j starts with %j', (type, reported, value) => {
  expect(columnDefault(column(type, reported))).toEqual({ kind: 'value', value });
});

// As 9.0.0-rc.83 reports them, and what the database writes into a new item.
test.each<readonly [string, FieldType, Json, Json]>([
  ['SQLite, PostgreSQL, MariaDB', 'string', "it''s", "it's"],
  ['SQLite, PostgreSQL, MariaDB', 'string', "a''''b", "a''b"],
  ['SQLite, PostgreSQL, MariaDB', 'string', '007', '007'],
  ['SQLite, PostgreSQL, MariaDB', 'string', '', ''],
  ['SQLite, PostgreSQL, MariaDB', 'text', "The editors'' choice", "The editors' choice"],
  ['SQLite', 'string', "it's", "it's"],
  ['SQLite', 'json', '{"a":"it\'\'s"}', { a: "it's" }],
  ['SQLite', 'json', '["a"]', ['a']],
  ['SQLite', 'dateTime', '2026-11-20T08:30:00', '2026-11-20T08:30:00'],
  ['MariaDB', 'string', "''quoted''", "'quoted'"],
  ['MariaDB', 'dateTime', '2026-11-20 08:30:00', '2026-11-20T08:30:00'],
  ['PostgreSQL', 'string', 'a\\b\n', 'a\\b\n'],
  ['PostgreSQL', 'json', { a: ["it''s"], b: 1 }, { a: ["it's"], b: 1 }],
  ['PostgreSQL', 'timestamp', '2026-11-20 08:30:00+00', '2026-11-20T08:30:00Z'],
  ['PostgreSQL', 'timestamp', '2026-11-20 08:30:00.5-03', '2026-11-20T08:30:00.5-03:00'],
  ['PostgreSQL', 'float', 10000000000, 10000000000],
])('%s: a %s column with the default %j starts with %j', (_, type, reported, value) => {
  expect(columnDefault(column(type, reported))).toEqual({ kind: 'value', value });
});

test.each<readonly [string, FieldType, Json]>([
  ['SQLite, MariaDB, PostgreSQL', 'bigInteger', 9007199254740992],
  ['SQLite', 'string', "a' || 'b"],
  ['SQLite', 'dateTime', "datetime('now')"],
  ['PostgreSQL', 'string', "'x"],
  ['PostgreSQL', 'string', "('a'"],
  ['PostgreSQL', 'string', "(now() AT TIME ZONE 'utc'"],
  ['PostgreSQL', 'uuid', 'gen_random_uuid()'],
  ['PostgreSQL', 'string', 'CURRENT_USER'],
  ['PostgreSQL', 'unknown', '{a,b}'],
  ['MariaDB', 'timestamp', 'current_timestamp()'],
  ['MariaDB', 'dateTime', 'current_timestamp(3)'],
  ['MariaDB', 'date', 'curdate()'],
  ['MariaDB', 'string', "concat('a','b')"],
])('%s: a %s column with the default %j has no value that could be sent', (_, type, reported) => {
  expect(columnDefault(column(type, reported))).toEqual({ kind: 'computed' });
});

test('a text in brackets is a value', () => {
  expect(columnDefault(column('string', '(none)'))).toEqual({ kind: 'value', value: '(none)' });
});

test.each<readonly [FieldType, Json]>([
  ['date', 'tomorrow'],
  ['date', '08:30:00'],
  ['time', '2026-11-20'],
  ['timestamp', '2026-11-20'],
  ['integer', '5.5'],
  ['integer', 'five'],
  ['bigInteger', '5.5'],
  ['decimal', 'five'],
  ['csv', { a: 1 }],
  ['boolean', 'maybe'],
  ['uuid', 'abc'],
  ['json', '{'],
  ['integer', { a: 1 }],
  ['date', 5],
])('a %s column with the default %j has no value that could be sent', (type, reported) => {
  expect(columnDefault(column(type, reported))).toEqual({ kind: 'computed' });
});

test('a field without a column has no default', () => {
  expect(columnDefault({ type: 'alias', schema: null })).toEqual({ kind: 'none' });
});

test('what is no value of its type counts as computed', () => {
  expect(columnDefault(column('bigInteger', 'many'))).toEqual({ kind: 'computed' });
  expect(columnDefault(column('decimal', 'much'))).toEqual({ kind: 'computed' });
  expect(columnDefault(column('csv', { a: 1 }))).toEqual({ kind: 'computed' });
  expect(columnDefault(column('csv', ['a', 'b']))).toEqual({ kind: 'value', value: ['a', 'b'] });
  expect(columnDefault(column('string', ['a']))).toEqual({ kind: 'computed' });
});
