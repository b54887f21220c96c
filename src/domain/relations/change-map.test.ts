import fc from 'fast-check';
import { fieldOf, type RelationalType } from '../schema';
import { after, related, schema, start, text } from './relation-map.fixtures';
import { changeMap, generatedSchema, matchingCollections, startMap, type MapChange, type RelationMap } from '.';

test('a self reference defaults to no action instead of set null', () => {
  const onDelete = (map: RelationMap) => map.near.schema?.on_delete;
  expect(onDelete(start('m2o'))).toBe('SET NULL');
  expect(onDelete(after(start('m2o'), related('articles')))).toBe('NO ACTION');
  expect(onDelete(after(start('m2o'), related('articles'), related('authors')))).toBe('SET NULL');
  expect(onDelete(after(start('o2m'), related('articles')))).toBe('NO ACTION');
  expect(onDelete(start('file', 'original', 'directus_files'))).toBe('NO ACTION');
  expect(onDelete(after(start('m2o'), related('authors'), { input: 'on_delete', value: 'CASCADE' }))).toBe('CASCADE');
  expect(onDelete(after(start('m2o'), related('articles'), { input: 'on_delete', value: 'CASCADE' }))).toBe(
    'NO ACTION',
  );
  expect(start('m2a').far?.schema).toBeNull();
});

test('applies the remaining inputs', () => {
  expect(after(start('o2m'), { input: 'near_field', value: 'article' }).near.field).toBe('article');
  expect(after(start('o2m'), { input: 'sort_field', value: 'sort' }).near.meta.sort_field).toBe('sort');
  expect(after(start('o2m'), { input: 'sort_field', value: '' }).near.meta.sort_field).toBeNull();
  expect(after(start('m2m'), { input: 'one_deselect_action', value: 'delete' }).near.meta.one_deselect_action).toBe(
    'delete',
  );
  const allowing = after(start('m2a'), { input: 'one_allowed_collections', value: ['topics', 'home', 'new'] });
  expect(allowing.far?.meta.one_allowed_collections).toEqual(['topics', 'new']);
  const byHand = after(start('m2a'), { input: 'auto_fill', value: false });
  expect(after(byHand, { input: 'one_collection_field', value: 'kind' }).far?.meta.one_collection_field).toBe('kind');
  expect(after(byHand, { input: 'one_collection_field', value: '' }).far?.meta.one_collection_field).toBeNull();
});

test('adds an inverse field with an unused name', () => {
  const toOne = after(start('m2o'), related('authors'), { input: 'corresponding', value: true });
  expect(toOne).toMatchObject({ corresponding: true, near: { meta: { one_field: 'articles_1' } } });
  expect(after(toOne, related('topics')).near.meta.one_field).toBe('articles');
  expect(after(toOne, { input: 'corresponding', value: 'works' }).near.meta.one_field).toBe('works');
  expect(after(toOne, { input: 'corresponding', value: '' }).near.meta.one_field).toBeNull();
  expect(after(toOne, { input: 'corresponding', value: false })).toMatchObject({
    corresponding: false,
    near: { meta: { one_field: null } },
  });
  expect(after(start('m2o'), { input: 'corresponding', value: true })).toMatchObject({
    corresponding: true,
    near: { meta: { one_field: null } },
  });
  const many = after(start('m2m'), related('topics'), { input: 'corresponding', value: true });
  expect(many.far?.meta.one_field).toBe('articles');
  expect(many.near.meta.one_field).toBe('things');
  const own = after(start('m2m', 'articles'), related('articles'), { input: 'corresponding', value: true });
  expect(own.far?.meta.one_field).toBe('articles_1');
  expect(after(start('o2m'), related('notes'), { input: 'corresponding', value: true })).toMatchObject({
    corresponding: true,
    near: { meta: { one_field: 'things' } },
  });
});

test('returns existing collections as matches', () => {
  expect(matchingCollections(schema, after(start('m2m'), related('topics')))).toEqual(['topics']);
  expect(matchingCollections(schema, after(start('m2o'), related('nowhere')))).toEqual([]);
  expect(matchingCollections(schema, start('m2a'))).toEqual([]);
});

const KINDS: readonly RelationalType[] = ['m2o', 'o2m', 'file', 'files', 'm2m', 'm2a', 'translations'];

const change: fc.Arbitrary<MapChange> = fc.oneof(
  fc.record({
    input: fc.constantFrom(
      'related_collection' as const,
      'junction_collection' as const,
      'near_field' as const,
      'far_field' as const,
    ),
    value: text,
  }),
  fc.record({ input: fc.constantFrom('one_collection_field' as const, 'sort_field' as const), value: fc.option(text) }),
  fc.record({ input: fc.constant('one_allowed_collections' as const), value: fc.array(text, { maxLength: 2 }) }),
  fc.record({
    input: fc.constant('on_delete' as const),
    value: fc.constantFrom('CASCADE' as const, 'SET NULL' as const),
  }),
  fc.record({ input: fc.constant('auto_fill' as const), value: fc.boolean() }),
  fc.record({ input: fc.constant('corresponding' as const), value: fc.oneof(fc.boolean(), text) }),
);

test('never creates anything twice, nor anything that exists', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), text, fc.array(change, { maxLength: 6 }), (kind, field, changes) => {
      const map = after(startMap(schema, kind, 'articles', field), ...changes);
      const { collections, fields } = generatedSchema(schema, map);
      for (const made of collections) expect(schema.collections.has(made.collection)).toBe(false);
      const keys = [...collections.flatMap((made) => made.fields), ...fields].map((made) =>
        JSON.stringify([made.collection, made.field]),
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const made of fields) expect(fieldOf(schema, made.collection, made.field)).toBeNull();
    }),
  );
});

test('applying a change twice equals applying it once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.array(change, { maxLength: 4 }), change, (kind, before, last) => {
      const once = after(start(kind), ...before, last);
      expect(changeMap(schema, once, last)).toEqual(once);
    }),
  );
});
