import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { EditTarget } from '../../../domain/recovery';
import { schemaOf } from '../../../domain/schema';
import { draftPath, draftTitle, namedItems } from './drafts.view-model';

const say = (key: string, said: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(said)].join(' ');

const { collections, fields, relations } = world('sample', [
  collection('articles', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
]);
const NAMES = new Map([
  ['7', 'The last ferry'],
  ['8', 'x'.repeat(200)],
]);
const context = {
  schema: schemaOf(collections, fields, relations),
  language: 'en-US',
  nameOf: (_collection: string, key: string | number) => NAMES.get(String(key)) ?? null,
  t: say,
};

test.each<readonly [EditTarget, path: string, title: string]>([
  [{ kind: 'existing', collection: 'articles', key: 7 }, '/collections/articles/7', 'The last ferry'],
  [{ kind: 'existing', collection: 'articles', key: 8 }, '/collections/articles/8', `${'x'.repeat(79)}…`],
  [{ kind: 'existing', collection: 'articles', key: 'a/b' }, '/collections/articles/a%2Fb', 'Articles a/b'],
  [{ kind: 'new', collection: 'articles' }, '/collections/articles/+', 'creating_in Articles'],
  [{ kind: 'singleton', collection: 'front page' }, '/collections/front%20page', 'front page'],
  [
    { kind: 'several', collection: 'articles', keys: [1, 2] },
    '/collections/articles?go-on=form-1',
    'several_in Articles 2',
  ],
])('%j', (place, path, title) => {
  expect(draftPath({ id: 'form-1', place })).toBe(path);
  expect(draftTitle({ place }, context)).toBe(title);
});

test('the draft of a new item has the name that its edits give it', () => {
  const place: EditTarget = { kind: 'new', collection: 'articles' };
  expect(draftTitle({ place, edits: { title: 'Salt' } }, context)).toBe('creating_in Articles: Salt');
});

test('the names of existing items are needed', () => {
  const places: readonly EditTarget[] = [
    { kind: 'existing', collection: 'articles', key: 7 },
    { kind: 'new', collection: 'articles' },
    { kind: 'existing', collection: 'tags', key: 1 },
    { kind: 'existing', collection: 'articles', key: 8 },
  ];
  expect(namedItems(places)).toEqual([
    { collection: 'articles', item: 7 },
    { collection: 'tags', item: 1 },
    { collection: 'articles', item: 8 },
  ]);
});
