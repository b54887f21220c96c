/** @jest-environment node */
import { anything, assert, dictionary, jsonValue, property, string } from 'fast-check';
import type { Json } from '../../kernel';
import type { Item } from '../items';
import { decodeEntry } from './decode-entry';
import type { EditTarget, JournalEntry } from './journal-entry';

const entry: JournalEntry = {
  id: 'form-1',
  user: 'clara',
  place: { kind: 'existing', collection: 'articles', key: 3 },
  at: 1000,
  edits: { title: 'Salt', amount: '9007199254740993', body: null },
  texts: { options: '{"a": ' },
  rawTexts: { amount: '9,00' },
  base: { title: 'Sal', amount: null, body: 'x', options: null },
  types: { title: 'string', amount: 'bigInteger', body: 'text', options: 'json' },
  withheld: ['password'],
  attempt: null,
  baselines: {},
  drawers: {},
};

test('round-trips entries through storage', () => {
  const places: readonly EditTarget[] = [
    entry.place,
    { kind: 'existing', collection: 'articles', key: 'a-uuid' },
    { kind: 'new', collection: 'articles' },
    { kind: 'singleton', collection: 'about' },
    { kind: 'several', collection: 'articles', keys: [3, 'a-uuid'] },
  ];
  for (const place of places) expect(decodeEntry(structuredClone({ ...entry, place }))).toEqual({ ...entry, place });
});

test('round-trips any values', () => {
  assert(
    property(dictionary(string(), jsonValue()), (values) => {
      const edits = values as Item;
      expect(decodeEntry(structuredClone({ ...entry, edits }))?.edits).toEqual(structuredClone(edits));
    }),
  );
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'entry'],
  ['a list', [entry]],
  ['no id', { ...entry, id: '' }],
  ['a foreign id', { ...entry, id: 7 }],
  ['no user', { ...entry, user: null }],
  ['no time', { ...entry, at: 'today' }],
  ['time without end', { ...entry, at: Number.POSITIVE_INFINITY }],
  ['no place', { ...entry, place: null }],
  ['a place of another kind', { ...entry, place: { kind: 'list', collection: 'articles' } }],
  ['a place without a collection', { ...entry, place: { kind: 'new' } }],
  ['an item without a key', { ...entry, place: { kind: 'existing', collection: 'articles' } }],
  ['an item with a list for a key', { ...entry, place: { kind: 'existing', collection: 'articles', key: [3] } }],
  ['several items that are none', { ...entry, place: { kind: 'several', collection: 'articles', keys: [] } }],
  [
    'several items with a key that is none',
    { ...entry, place: { kind: 'several', collection: 'articles', keys: [3, null] } },
  ],
  ['edits that are a list', { ...entry, edits: [] }],
  ['edits that are a map', { ...entry, edits: new Map([['title', 'x']]) }],
  ['a date for a value', { ...entry, edits: { title: new Date(0) } }],
  ['a function for a value', { ...entry, edits: { title: () => 'x' } }],
  ['a number that is none', { ...entry, edits: { amount: Number.NaN } }],
  ['a bigint', { ...entry, edits: { amount: 3n } }],
  ['texts that are numbers', { ...entry, texts: { options: 3 } }],
  ['raw texts that are numbers', { ...entry, rawTexts: { options: 3 } }],
  ['no texts', { ...entry, texts: null }],
  ['no base', { ...entry, base: 'x' }],
  ['unknown types', { ...entry, types: { title: 'shape' } }],
  ['types that are a list', { ...entry, types: ['string'] }],
  ['withheld fields that are no names', { ...entry, withheld: [null] }],
  ['withheld fields that are no list', { ...entry, withheld: 'password' }],
])('rejects %s', (_what, value) => {
  expect(decodeEntry(value)).toBeNull();
});

test('rejects cyclic and endless values', () => {
  const loop: Record<string, unknown> = {};
  loop['title'] = loop;
  expect(decodeEntry({ ...entry, edits: loop })).toBeNull();
  let wide: Json = 'x';
  for (let depth = 0; depth < 40; depth += 1) wide = [wide, wide];
  expect(decodeEntry({ ...entry, edits: { title: wide } })).toBeNull();
});

test('ignores inherited properties', () => {
  expect(decodeEntry(Object.create(entry))).toBeNull();
});

test('accepts own properties named like prototype ones', () => {
  const edits = JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x"}') as Item;
  const read = decodeEntry({ ...entry, edits });
  expect(Object.keys(read?.edits ?? {})).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('never throws for any input', () => {
  assert(
    property(anything({ withMap: true, withDate: true, withBigInt: true, withNullPrototype: true }), (value) => {
      expect(() => decodeEntry(value)).not.toThrow();
      expect(() => decodeEntry({ ...entry, edits: value, base: value })).not.toThrow();
    }),
  );
});

test('reads entries of earlier versions without raw texts, attempt and baselines', () => {
  const { rawTexts: _rawTexts, attempt: _attempt, baselines: _baselines, ...earlier } = entry;
  expect(decodeEntry(earlier)).toEqual({ ...entry, rawTexts: {}, attempt: null });
});

test('round-trips an attempt and drops an invalid one', () => {
  const attempt = {
    operation: 'update',
    sent: { title: 'Salt' },
    key: 'a-uuid',
    isMade: true,
    lastRevision: 7,
    base: { title: 'Sal' },
    created: { collection: 'notes', key: 'b-uuid' },
  };
  expect(decodeEntry({ ...entry, attempt })?.attempt).toEqual(attempt);
  expect(decodeEntry({ ...entry, attempt: { ...attempt, key: null } })?.attempt).toEqual({ ...attempt, key: null });
  const invalid = [
    { sent: [] },
    { key: {} },
    { isMade: 'yes' },
    { operation: 'delete' },
    { lastRevision: 'x' },
    { created: { key: 1 } },
  ];
  for (const other of ['sent', ...invalid.map((change) => ({ ...attempt, ...change }))]) {
    expect(decodeEntry({ ...entry, attempt: other })).toEqual(entry);
  }
});

test('an attempt of an earlier version is one of a new item', () => {
  const attempt = { sent: { title: 'Salt' }, key: 'a-uuid', isMade: true };
  expect(decodeEntry({ ...entry, attempt })?.attempt).toEqual({
    ...attempt,
    operation: 'create',
    lastRevision: null,
    base: {},
    created: null,
  });
});

test('round-trips what edits of related items are based on', () => {
  const baselines = { 'notes/7': { text: 'x' } };
  expect(decodeEntry(structuredClone({ ...entry, baselines }))?.baselines).toEqual(baselines);
  expect(decodeEntry({ ...entry, baselines: { 'notes/7': 'x' } })).toBeNull();
});

test('decodes the texts of drawers; drops invalid ones so that the edits survive', () => {
  const none = { texts: {}, rawTexts: {}, drawers: {} };
  const inner = { row: null, parts: { item: { ...none, texts: { name: '{' } } } };
  const drawerOf = (row: unknown, part: unknown) => ({ notes: { row, parts: { item: part } } });
  for (const row of [null, { key: 3 }, { key: 'a' }, { draft: '0' }]) {
    const drawers = drawerOf(row, { ...none, drawers: { author: inner } });
    expect(decodeEntry(structuredClone({ ...entry, drawers }))?.drawers).toEqual(drawers);
  }
  const inTree = { notes: { row: { key: 3 }, path: [{ key: 'a' }, { draft: '1' }], parts: { item: none } } };
  expect(decodeEntry(structuredClone({ ...entry, drawers: inTree }))?.drawers).toEqual(inTree);
  const invalid = [
    'texts',
    { notes: { ...inTree.notes, path: { key: 3 } } },
    { notes: { ...inTree.notes, path: [null] } },
    { notes: { ...inTree.notes, path: [{ key: {} }] } },
    { notes: 'x' },
    { notes: { row: null, parts: 'x' } },
    drawerOf({ key: {} }, none),
    drawerOf(7, none),
    drawerOf(null, { ...none, texts: { name: 3 } }),
    drawerOf(null, { ...none, rawTexts: null }),
    drawerOf(null, { ...none, drawers: { author: { row: null } } }),
    drawerOf(null, null),
  ];
  for (const drawers of invalid) expect(decodeEntry({ ...entry, drawers })).toEqual(entry);
  const { drawers: _drawers, ...earlier } = entry;
  expect(decodeEntry(earlier)).toEqual(entry);
  const loop: Record<string, unknown> = { ...none };
  loop['drawers'] = { notes: { row: null, parts: { item: loop } } };
  expect(decodeEntry({ ...entry, drawers: loop['drawers'] })).toEqual(entry);
});
