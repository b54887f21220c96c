import { aliasField, loneField, presentationField, stringField } from '../../../../fixtures/builders';
import type { Revision } from '../../../domain/revisions';
import {
  splitAtName,
  hasTextDiff,
  shortenUnchanged,
  partsOfSide,
  relatedLists,
  revisionSentence,
  NAME_PLACEHOLDER,
} from './revisions/revision.rules';
import { historyKey } from '../../../application/history';
import { dayHeading, formatFullMoment, formatMoment, formatTime } from './format-timestamp.rules';

const plain = (text: string | null): string | undefined => text?.replaceAll('\u202f', ' ');

test('the history key is the item key, for a singleton from its item, null for a new item', () => {
  expect(historyKey({ kind: 'existing', collection: 'a', key: '7' }, null, 'id')).toBe('7');
  expect(historyKey({ kind: 'new', collection: 'a' }, { id: 7 }, 'id')).toBeNull();
  expect(historyKey({ kind: 'singleton', collection: 'a' }, { id: 1 }, 'id')).toBe(1);
  expect(historyKey({ kind: 'singleton', collection: 'a' }, {}, 'id')).toBeNull();
  expect(historyKey({ kind: 'singleton', collection: 'a' }, null, 'id')).toBeNull();
  expect(historyKey({ kind: 'singleton', collection: 'a' }, { id: 1 }, null)).toBeNull();
});

test('timestamps are formatted in the user’s time zone, and UTC without an offset', () => {
  expect(plain(formatTime('2026-11-20T10:36:00', 'en-US', 'Europe/Berlin'))).toBe('11:36 AM');
  expect(plain(formatMoment('2026-11-20T10:36:00Z', 'en-US', 'UTC'))).toBe('Nov 20, 2026, 10:36 AM');
  expect(plain(formatFullMoment('2026-11-20T10:36:00', 'en-US', 'Europe/Berlin'))).toBe(
    'Friday, November 20, 2026 at 11:36:00 AM GMT+1',
  );
  expect([
    formatTime('', 'en-US', 'UTC'),
    formatMoment('x', 'en-US', 'UTC'),
    formatFullMoment('', 'en-US', 'UTC'),
  ]).toEqual([null, null, null]);
});

test('a day heading is a word, a date or unknown', () => {
  const now = Date.UTC(2026, 10, 20);
  expect(dayHeading({ kind: 'today' }, now, 'en-US')).toEqual({ key: 'today' });
  expect(dayHeading({ kind: 'date', date: '2026-11-02' }, now, 'de-DE')).toEqual({ text: '2. November' });
  expect(dayHeading({ kind: 'date', date: '2025-11-02' }, now, 'en-US')).toEqual({ text: 'November 2, 2025' });
  expect(dayHeading({ kind: 'date', date: '' }, now, 'en-US')).toEqual({ key: 'day_unknown' });
});

const revision = (action: string | null, delta: Revision['delta']): Revision => ({
  id: 1,
  collection: 'a',
  item: '7',
  data: null,
  delta,
  activity: action === null ? null : { action, timestamp: '', user: null, ip: null, user_agent: null },
});

const said = (action: string | null, changed: readonly string[] | null, locale = 'en-US') =>
  revisionSentence(revision(action, null), changed, {
    named: (all) => all.filter((name) => name !== 'changed'),
    field: (name) => name.toUpperCase(),
    locale,
  });

test('a revision becomes a sentence by its action, also while its fields are not known or none is named', () => {
  expect(said('create', ['a']).key).toBe('revision_did_create');
  expect(said('delete', null).key).toBe('revision_did_delete');
  expect(said('revert', ['a']).key).toBe('revision_did_revert');
  expect(said('upload', ['a']).key).toBe('revision_did_something');
  expect(said(null, null).key).toBe('revision_did_something');
  const update = { key: 'revision_did_update', parameters: { who: NAME_PLACEHOLDER } };
  expect([said('update', null), said('update', []), said('update', ['changed'])]).toEqual([update, update, update]);
});

test('an update names up to three fields, and counts the others', () => {
  const who = NAME_PLACEHOLDER;
  const named = (field: string) => ({ key: 'revision_did_change_field', parameters: { who, field } });
  expect(said('update', ['title', 'changed'])).toEqual(named('TITLE'));
  expect(said('update', ['a', 'b', 'c'])).toEqual(named('A, B, C'));
  expect(said('update', ['a', 'b', 'c'], 'ja-JP')).toEqual(named('A、B、C'));
  expect(said('update', ['a', 'b', 'c', 'changed', 'd', 'e'])).toEqual({
    key: 'revision_did_change_fields',
    parameters: { who, fields: 'A, B, C', count: 2, number: 2 },
  });
});

test('a sentence is split at the name placeholder', () => {
  expect(splitAtName(`${NAME_PLACEHOLDER} changed it`)).toEqual(['', ' changed it']);
  expect(splitAtName(`geändert von ${NAME_PLACEHOLDER}`)).toEqual(['geändert von ', '']);
  expect(splitAtName('nobody')).toEqual(['nobody', '']);
});

test('only long texts and structures have a word diff', () => {
  const compares = (before: string | number | null | object, after: string | number | null | object) =>
    hasTextDiff({ before: before as never, after: after as never });
  expect(compares('a'.repeat(26), null)).toBe(true);
  expect(compares(null, [1])).toBe(true);
  expect(compares('a'.repeat(25), 'b')).toBe(false);
  expect(compares(1, 2)).toBe(false);
});

test('each side shows the unchanged parts and its own', () => {
  const parts = [
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'c' },
  ] as const;
  expect(partsOfSide(parts, 'before').map(({ text }) => text)).toEqual(['a', 'b']);
  expect(partsOfSide(parts, 'after').map(({ text }) => text)).toEqual(['a', 'c']);
});

test('only the middle of a long unchanged part is left out', () => {
  const long = 'word '.repeat(200);
  const shown = shortenUnchanged({ kind: 'same', text: long });
  expect(shown).toMatch(/^word (?:word )+\[…\](?: word)+ $/u);
  expect(shown.length).toBeLessThan(410);
  expect(shortenUnchanged({ kind: 'removed', text: long })).toBe(long);
  expect(shortenUnchanged({ kind: 'same', text: 'short' })).toBe('short');
});

test('each list of related items is named once, presentation fields are not', () => {
  const fields = [
    stringField('title'),
    aliasField('tags', { special: ['m2m'] }),
    presentationField('links', 'presentation-links', {}),
  ].map((define) => ({ field: loneField(define) }));
  expect(relatedLists(fields, [])).toEqual(['tags']);
  expect(
    relatedLists(fields, [
      { field: 'tags', reason: 'field_of_relation' },
      { field: 'blocks', reason: 'field_of_relation' },
      { field: 'secret', reason: 'field_secret' },
    ]),
  ).toEqual(['tags', 'blocks']);
  expect(relatedLists([], [])).toEqual([]);
});
