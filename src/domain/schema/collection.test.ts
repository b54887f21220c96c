import { collection } from '../../../fixtures/builders';
import {
  archiveRuleOf,
  DEFAULT_VISIBILITIES,
  isArchived,
  isSingleton,
  isUnmanaged,
  visibilityOf,
  type Collection,
  type CollectionMeta,
} from '.';

const collectionOf = (name: string, meta: Partial<CollectionMeta> | null): Collection => {
  const [first] = collection(name, meta, []).collections ?? [];
  if (first === undefined) throw new Error('No collection was made');
  return first;
};

test('a collection has exactly one visibility', () => {
  expect(visibilityOf(collectionOf('articles', {}))).toBe('visible');
  expect(visibilityOf(collectionOf('articles', { hidden: true }))).toBe('hidden');
  expect(visibilityOf(collectionOf('articles', null))).toBe('unmanaged');
  expect(visibilityOf(collectionOf('directus_users', { hidden: true }))).toBe('system');
  expect(visibilityOf(collectionOf('directus_users', null))).toBe('system');
});

test('shows all but system collections by default', () => {
  expect(DEFAULT_VISIBILITIES).toEqual(['visible', 'hidden', 'unmanaged']);
});

test('a table without configuration is unmanaged, except for system collections', () => {
  expect(isUnmanaged(collectionOf('old', null))).toBe(true);
  expect(isUnmanaged(collectionOf('old', {}))).toBe(false);
  expect(isUnmanaged(collectionOf('directus_migrations', null))).toBe(false);
  expect(isSingleton(collectionOf('old', null))).toBe(false);
});

test('reads the archive rule, with booleans from their words', () => {
  const rule = archiveRuleOf(
    collectionOf('articles', { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }),
  );
  expect(rule).toEqual({ field: 'status', archived: 'archived', unarchived: 'draft', hidesArchived: true });
  const words = { archive_field: 'gone', archive_value: 'true', unarchive_value: 'false', archive_app_filter: false };
  expect(archiveRuleOf(collectionOf('a', words))).toEqual({
    field: 'gone',
    archived: true,
    unarchived: false,
    hidesArchived: false,
  });
});

test.each<[string, Partial<CollectionMeta> | null]>([
  ['it is not configured', null],
  ['it has no archive field', { archive_value: 'x' }],
  ['it has no archive value', { archive_field: 'status' }],
  ['it is a singleton', { archive_field: 'status', archive_value: 'x', singleton: true }],
])('there is no archive rule where %s', (_reason, meta) => {
  expect(archiveRuleOf(collectionOf('articles', meta))).toBeNull();
});

test('recognises archived items by value, booleans also by word', () => {
  const byWord = { field: 'status', archived: 'archived', unarchived: null, hidesArchived: true };
  expect([isArchived(byWord, 'archived'), isArchived(byWord, 'draft'), isArchived(byWord, null)]).toEqual([
    true,
    false,
    false,
  ]);
  const byFlag = { ...byWord, archived: true };
  expect([isArchived(byFlag, true), isArchived(byFlag, 'true'), isArchived(byFlag, false)]).toEqual([
    true,
    true,
    false,
  ]);
});
