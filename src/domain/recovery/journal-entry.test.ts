import {
  newestFirst,
  fitsJournal,
  isStale,
  type JournalEntry,
  RETENTION_MS,
  isSameTarget,
  expiredEntries,
} from './journal-entry';

const entry = (at: number, edits: JournalEntry['edits'] = {}): JournalEntry => ({
  id: `form-${at}`,
  user: 'clara',
  place: { kind: 'new', collection: 'tags' },
  at,
  edits,
  texts: {},
  rawTexts: {},
  base: {},
  types: {},
  withheld: [],
  attempt: null,
  baselines: {},
  drawers: {},
});

test('expires an entry after thirty days, and not when the clock was set back', () => {
  expect(isStale(entry(0), RETENTION_MS)).toBe(false);
  expect(isStale(entry(0), RETENTION_MS + 1)).toBe(true);
  expect(isStale(entry(RETENTION_MS * 2), 0)).toBe(false);
});

test('expires stale entries and the oldest above the maximum', () => {
  const now = RETENTION_MS + 1000;
  const many = Array.from({ length: 103 }, (_, at) => entry(now - 500 + at));
  expect(expiredEntries([entry(0), ...many], now).map(({ at }) => at)).toEqual([now - 498, now - 499, now - 500, 0]);
  expect(expiredEntries([entry(now)], now)).toEqual([]);
});

test('sorts newest first', () => {
  expect(newestFirst([entry(1), entry(3), entry(2)]).map(({ at }) => at)).toEqual([3, 2, 1]);
});

test('rejects an entry that is too large', () => {
  expect(fitsJournal(entry(0, { body: 'x'.repeat(3_000_000) }))).toBe(true);
  expect(fitsJournal(entry(0, { body: 'x'.repeat(4_000_000) }))).toBe(false);
});

test('matches numeric and text keys of a target', () => {
  const item = { kind: 'existing', collection: 'tags', key: 3 } as const;
  expect(isSameTarget(item, { ...item, key: '3' })).toBe(true);
  expect(isSameTarget(item, { ...item, key: 4 })).toBe(false);
  expect(isSameTarget(item, { ...item, collection: 'articles' })).toBe(false);
  expect(isSameTarget(item, { kind: 'new', collection: 'tags' })).toBe(false);
  expect(isSameTarget({ kind: 'new', collection: 'tags' }, { kind: 'new', collection: 'tags' })).toBe(true);
  expect(isSameTarget({ kind: 'singleton', collection: 'about' }, { kind: 'singleton', collection: 'about' })).toBe(
    true,
  );
});

test('matches batch targets in any order', () => {
  const several = { kind: 'several', collection: 'tags', keys: [3, 'x'] } as const;
  expect(isSameTarget(several, { ...several, keys: ['x', '3'] })).toBe(true);
  expect(isSameTarget(several, { ...several, keys: [3] })).toBe(false);
  expect(isSameTarget(several, { ...several, keys: [3, 'y'] })).toBe(false);
  expect(isSameTarget(several, { ...several, collection: 'articles' })).toBe(false);
  expect(isSameTarget(several, { kind: 'existing', collection: 'tags', key: 3 })).toBe(false);
});
