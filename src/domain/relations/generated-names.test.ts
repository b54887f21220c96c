import fc from 'fast-check';
import { isDatabaseName, schemaOf, type RelationalType } from '../schema';
import { after, ends, related, schema, start, text } from './relation-map.fixtures';
import { changeMap, startMap } from '.';

test('names a junction and its columns after the joined collections', () => {
  const map = after(start('m2m'), related('topics'));
  expect(ends(map)).toEqual(['articles_topics_1.articles_id > articles', 'articles_topics_1.topics_id > topics']);
  expect(map.near.meta).toMatchObject({ one_field: 'things', junction_field: 'topics_id' });
  expect(map.far?.meta).toMatchObject({ one_field: null, junction_field: 'articles_id' });
  expect(ends(after(map, related('places')))).toEqual([
    'articles_places.articles_id > articles',
    'articles_places.places_id > places',
  ]);
  expect(ends(after(map, related('')))).toEqual(['. > articles', '. > ']);
});

test('avoids the system prefix for junctions and makes equal columns distinct', () => {
  expect(ends(after(start('m2m', 'roles', 'directus_users'), related('topics')))[0]).toBe(
    'junction_directus_users_topics.directus_users_id > directus_users',
  );
  expect(ends(after(start('m2m'), related('articles')))).toEqual([
    'articles_articles.articles_id > articles',
    'articles_articles.related_articles_id > articles',
  ]);
});

test('keeps typed names unless the columns are equal', () => {
  const own = after(
    start('m2m'),
    related('topics'),
    { input: 'auto_fill', value: false },
    { input: 'junction_collection', value: 'links' },
    { input: 'near_field', value: 'article' },
    { input: 'far_field', value: 'topic' },
  );
  expect(ends(own)).toEqual(['links.article > articles', 'links.topic > topics']);
  expect([own.near.meta.junction_field, own.far?.meta.junction_field]).toEqual(['topic', 'article']);
  expect(ends(after(own, related('notes')))).toEqual(['links.article > articles', 'links.topic > notes']);
  expect(after(own, { input: 'far_field', value: 'article' }).far?.field).toBe('related_article');
  expect(after(own, { input: 'near_field', value: 'topic' }).far?.field).toBe('related_topic');
  expect(after(own, { input: 'near_field', value: '' }).far?.meta.junction_field).toBeNull();
  expect(after(own, { input: 'far_field', value: '' }).near.meta.junction_field).toBeNull();
  expect(ends(after(own, { input: 'auto_fill', value: true }))[0]).toBe('articles_topics_1.articles_id > articles');
});

test('generates an inverse name for a collection without safe characters', () => {
  const map = startMap(schema, 'm2o', '日本', 'thing');
  expect(after(map, related('topics'), { input: 'corresponding', value: true }).near.meta.one_field).toBe('related');
});

const throughJunction = fc.constantFrom<RelationalType>('m2m', 'files', 'translations', 'm2a');

test('generated names are unused, valid and distinct', () => {
  fc.assert(
    fc.property(text, text, fc.array(text), throughJunction, (from, to, others, kind) => {
      const world = schemaOf(
        [from, ...others, 'articles_topics'].map((name) => ({ collection: name, meta: null })),
        [],
        [],
      );
      const map = changeMap(world, startMap(world, kind, from, to), related(to));
      fc.pre(map.near.collection !== '');
      expect(isDatabaseName(map.near.collection)).toBe(true);
      expect(world.collections.has(map.near.collection)).toBe(false);
      expect(map.near.collection.startsWith('directus_')).toBe(false);
      expect(isDatabaseName(map.near.field)).toBe(true);
      expect(isDatabaseName(map.far?.field ?? '')).toBe(true);
      expect(map.far?.field).not.toBe(map.near.field);
    }),
  );
});
