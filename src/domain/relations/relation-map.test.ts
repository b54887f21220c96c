import fc from 'fast-check';
import {
  collection,
  fileField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  sortField,
  stringField,
  translated,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { fieldOf, isDatabaseName, schemaOf, type RelationalType } from '../schema';
import {
  changeMap,
  fieldTypeOf,
  generated,
  inputDenied,
  inputsOf,
  isComplete,
  mapOfField,
  matchingCollections,
  relationIndexOf,
  relationsOfMap,
  renameMap,
  startMap,
  type MapChange,
  type RelationMap,
} from '.';

const KINDS: readonly RelationalType[] = ['m2o', 'o2m', 'file', 'files', 'm2m', 'm2a', 'translations'];

const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
    manyToMany('topics', { to: 'topics' }),
    manyToAny('blocks', { allowed: ['topics'] }),
    translated('texts', { languages: 'tongues', fields: [] }),
    fileField('cover'),
  ]),
  collection('authors', {}, [uuidKey(), oneToMany('notes', { from: 'notes', foreignKey: 'by', keyType: 'uuid' })]),
  collection('topics', {}, [primaryKey(), sortField()]),
  collection('notes', {}, [primaryKey()]),
  collection('home', { singleton: true }, [primaryKey()]),
  collection('directus_files', {}, [uuidKey()]),
  collection('directus_users', {}, [uuidKey()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const index = relationIndexOf(schema);

const start = (kind: RelationalType, field = 'things', from = 'articles'): RelationMap =>
  startMap(schema, kind, from, field);

const after = (map: RelationMap, ...changes: readonly MapChange[]): RelationMap =>
  changes.reduce((current, change) => changeMap(schema, current, change), map);

const related = (value: string): MapChange => ({ input: 'related_collection', value });

const existing = (owner: string, name: string): RelationMap => {
  const field = fieldOf(schema, owner, name);
  const map = field === null ? null : mapOfField(schema, index, field);
  if (map === null) throw new Error(`${owner}.${name} is no relation`);
  return map;
};

const ends = (map: RelationMap): readonly string[] =>
  relationsOfMap(map).map((relation) => `${relation.collection}.${relation.field} > ${relation.related_collection ?? '*'}`);

test.each<[RelationalType, readonly string[], string | null]>([
  ['m2o', ['articles.things > '], null],
  ['file', ['articles.things > directus_files'], null],
  ['o2m', ['. > articles'], 'things'],
  ['m2m', ['. > articles', '. > '], 'things'],
  [
    'files',
    ['articles_directus_files.articles_id > articles', 'articles_directus_files.directus_files_id > directus_files'],
    'things',
  ],
  ['translations', ['articles_languages.articles_id > articles', 'articles_languages.languages_code > languages'], 'things'],
  ['m2a', ['articles_things.articles_id > articles', 'articles_things.item > *'], 'things'],
])('%s starts as %j', (kind, relations, listing) => {
  const map = start(kind);
  expect(ends(map)).toEqual(relations);
  expect(map.near.meta.one_field).toBe(listing);
});

test('a junction is named by what it joins, and so are its columns', () => {
  const map = after(start('m2m'), related('topics'));
  expect(ends(map)).toEqual(['articles_topics_1.articles_id > articles', 'articles_topics_1.topics_id > topics']);
  expect(map.near.meta).toMatchObject({ one_field: 'things', junction_field: 'topics_id' });
  expect(map.far?.meta).toMatchObject({ one_field: null, junction_field: 'articles_id' });
  expect(ends(after(map, related('places')))).toEqual(
    ['articles_places.articles_id > articles', 'articles_places.places_id > places'],
  );
  expect(ends(after(map, related('')))).toEqual(['. > articles', '. > ']);
});

test('the platform’s prefix is never that of a junction, and columns that coincide are told apart', () => {
  expect(ends(after(start('m2m', 'roles', 'directus_users'), related('topics')))[0]).toBe(
    'junction_directus_users_topics.directus_users_id > directus_users',
  );
  expect(ends(after(start('m2m'), related('articles')))).toEqual([
    'articles_articles.articles_id > articles',
    'articles_articles.related_articles_id > articles',
  ]);
});

test('names that are typed stay, unless the two columns coincide', () => {
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

test('the field’s name goes where it belongs', () => {
  expect(ends(renameMap(schema, start('m2o'), 'writer'))).toEqual(['articles.writer > ']);
  expect(ends(renameMap(schema, start('file'), 'photo'))).toEqual(['articles.photo > directus_files']);
  expect(renameMap(schema, start('o2m'), 'replies').near.meta.one_field).toBe('replies');
  expect(ends(renameMap(schema, start('m2a'), 'parts'))).toEqual(
    ['articles_parts.articles_id > articles', 'articles_parts.item > *'],
  );
  expect(renameMap(schema, start('m2a'), '')).toMatchObject(
    { near: { collection: '', meta: { one_field: null, junction_field: null } } },
  );
  expect(startMap(schema, 'o2m', 'articles', '').near.meta.one_field).toBeNull();
  const saved = existing('articles', 'author');
  expect(renameMap(schema, saved, 'writer')).toBe(saved);
});

test('pointing to its own kind forbids what would otherwise set null', () => {
  const onDelete = (map: RelationMap) => map.near.schema?.on_delete;
  expect(onDelete(start('m2o'))).toBe('SET NULL');
  expect(onDelete(after(start('m2o'), related('articles')))).toBe('NO ACTION');
  expect(onDelete(after(start('m2o'), related('articles'), related('authors')))).toBe('SET NULL');
  expect(onDelete(after(start('o2m'), related('articles')))).toBe('NO ACTION');
  expect(onDelete(start('file', 'original', 'directus_files'))).toBe('NO ACTION');
  expect(onDelete(after(start('m2o'), related('authors'), { input: 'on_delete', value: 'CASCADE' }))).toBe('CASCADE');
  expect(onDelete(after(start('m2o'), related('articles'), { input: 'on_delete', value: 'CASCADE' }))).toBe('NO ACTION');
  expect(start('m2a').far?.schema).toBeNull();
});

test('the rest of what can be entered', () => {
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

test('the other side gets a field of its own, under a name nobody has there', () => {
  const toOne = after(start('m2o'), related('authors'), { input: 'corresponding', value: true });
  expect(toOne).toMatchObject({ corresponding: true, near: { meta: { one_field: 'articles_1' } } });
  expect(after(toOne, related('topics')).near.meta.one_field).toBe('articles');
  expect(after(toOne, { input: 'corresponding', value: 'works' }).near.meta.one_field).toBe('works');
  expect(after(toOne, { input: 'corresponding', value: '' }).near.meta.one_field).toBeNull();
  expect(after(toOne, { input: 'corresponding', value: false })).toMatchObject(
    { corresponding: false, near: { meta: { one_field: null } } },
  );
  expect(after(start('m2o'), { input: 'corresponding', value: true })).toMatchObject(
    { corresponding: true, near: { meta: { one_field: null } } },
  );
  const many = after(start('m2m'), related('topics'), { input: 'corresponding', value: true });
  expect(many.far?.meta.one_field).toBe('articles');
  expect(many.near.meta.one_field).toBe('things');
  const own = after(start('m2m', 'articles'), related('articles'), { input: 'corresponding', value: true });
  expect(own.far?.meta.one_field).toBe('articles_1');
  expect(after(start('o2m'), related('notes'), { input: 'corresponding', value: true })).toMatchObject(
    { corresponding: true, near: { meta: { one_field: 'things' } } },
  );
});

test('a locked input says why, and changes nothing', () => {
  const map = after(start('m2m'), related('topics'));
  expect(inputDenied(map, 'junction_collection')).toBe('filled_automatically');
  expect(inputDenied(map, 'one_allowed_collections')).toBe('not_of_this_kind');
  expect(inputDenied(start('file'), 'related_collection')).toBe('always_files');
  expect(inputDenied(start('files'), 'related_collection')).toBe('always_files');
  expect(inputDenied(start('translations'), 'related_collection')).toBe(false);
  expect(inputDenied(after(start('m2o'), related('articles')), 'on_delete')).toBe('self_reference');
  expect(inputDenied(existing('articles', 'author'), 'related_collection')).toBe('exists_already');
  expect(inputDenied(existing('articles', 'author'), 'corresponding')).toBe(false);
  expect(changeMap(schema, map, { input: 'junction_collection', value: 'x' })).toBe(map);
  expect(inputsOf(start('m2a'))).toContain('one_collection_field');
});

test('what names tables or columns is given once they exist, and follows by itself while the names do', () => {
  const denials = (map: RelationMap) => Object.fromEntries(inputsOf(map).map((input) => [input, inputDenied(map, input)]));
  const [given, filled] = ['exists_already', 'filled_automatically'];
  expect(denials(existing('articles', 'blocks'))).toEqual({
    junction_collection: given,
    near_field: given,
    far_field: given,
    auto_fill: given,
    one_collection_field: given,
    sort_field: false,
    one_deselect_action: false,
    on_delete: false,
    one_allowed_collections: false,
  });
  expect(denials(start('m2a'))).toMatchObject(
    { junction_collection: filled, near_field: filled, far_field: filled, one_collection_field: filled, auto_fill: false },
  );
  expect(denials(existing('authors', 'notes'))).toEqual({
    related_collection: given,
    near_field: given,
    sort_field: false,
    one_deselect_action: false,
    on_delete: false,
    corresponding: false,
  });
  expect(inputsOf(start('file'))).toEqual(['related_collection', 'on_delete']);
});

test('the map of a field that exists', () => {
  expect(ends(existing('articles', 'author'))).toEqual(['articles.author > authors']);
  expect(existing('articles', 'author')).toMatchObject(
    { kind: 'm2o', corresponding: true, existing: true, autoFill: false },
  );
  expect(existing('articles', 'cover')).toMatchObject({ kind: 'file', corresponding: false });
  expect(existing('authors', 'notes')).toMatchObject({ kind: 'o2m', corresponding: false, far: null });
  expect(existing('authors', 'articles')).toMatchObject({ kind: 'o2m', corresponding: true, far: null });
  expect(ends(existing('articles', 'topics'))).toEqual(
    ['articles_topics.articles_id > articles', 'articles_topics.topics_id > topics'],
  );
  expect(existing('articles', 'topics')).toMatchObject({ kind: 'm2m', corresponding: false });
  expect(existing('articles', 'blocks').far?.schema).toBeNull();
  expect(existing('articles_topics', 'topics_id')).toMatchObject({ kind: 'm2o', far: null });
  for (const name of ['author', 'cover', 'topics', 'blocks', 'texts']) expect(isComplete(existing('articles', name))).toBe(
    true,
  );
  const title = fieldOf(schema, 'articles', 'title');
  expect(title && mapOfField(schema, index, title)).toBeNull();
});

test('a relation without configuration, or with a rule of its own, is read as it is', () => {
  const by = { collection: 'notes', field: 'gone', related_collection: 'authors' };
  const model = schemaOf(sample.collections, sample.fields, [
    { collection: 'articles', field: 'title', related_collection: 'topics', meta: null, schema: { on_delete: 'CASCADE' } },
    { ...by, meta: { ...start('m2o').near.meta, one_field: 'notes' }, schema: null },
  ]);
  const read = (owner: string, name: string): RelationMap | null => {
    const field = fieldOf(model, owner, name);
    return field && mapOfField(model, relationIndexOf(model), field);
  };
  expect(read('articles', 'title')).toMatchObject({
    near: { schema: { on_delete: 'CASCADE' }, meta: { one_field: null } },
    corresponding: false,
  });
  expect(read('authors', 'notes')).toMatchObject({ near: { schema: { on_delete: 'SET NULL' } }, corresponding: false });
});

test('the column for the key of any item points to nothing in particular', () => {
  const item = existing('articles_blocks', 'item');
  expect(item).toMatchObject({ kind: 'm2o', near: { related_collection: null, schema: null }, far: null });
  expect(fieldTypeOf(schema, item)).toBe('integer');
  expect(isComplete(item)).toBe(false);
  expect(after(item, { input: 'corresponding', value: true }).near.meta.one_field).toBeNull();
  expect(generated(schema, item)).toEqual({ collections: [], fields: [], updates: [], rows: [] });
  expect(after({ ...item, existing: false }, related('topics')).near.schema).toBeNull();
});

test('a collection whose name has no safe letters still gives the other side a name', () => {
  const map = startMap(schema, 'm2o', '日本', 'thing');
  expect(after(map, related('topics'), { input: 'corresponding', value: true }).near.meta.one_field).toBe('related');
});

test('collections that are there already match', () => {
  expect(matchingCollections(schema, after(start('m2m'), related('topics')))).toEqual(['topics']);
  expect(matchingCollections(schema, after(start('m2o'), related('nowhere')))).toEqual([]);
  expect(matchingCollections(schema, start('m2a'))).toEqual([]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('articles', 'directus_users', '9 Lives', 'Überschrift', 'topics'),
);

const throughJunction = fc.constantFrom<RelationalType>('m2m', 'files', 'translations', 'm2a');

test('generated names are never taken, always database-safe and never the same', () => {
  fc.assert(
    fc.property(text, text, fc.array(text), throughJunction, (from, to, others, kind) => {
      const world = schemaOf([from, ...others, 'articles_topics'].map((name) => ({ collection: name, meta: null })), [], []);
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

const change: fc.Arbitrary<MapChange> = fc.oneof(
  fc.record(
    {
      input: fc.constantFrom(
        'related_collection' as const, 'junction_collection' as const, 'near_field' as const, 'far_field' as const,
      ),
      value: text,
    },
  ),
  fc.record({ input: fc.constantFrom('one_collection_field' as const, 'sort_field' as const), value: fc.option(text) }),
  fc.record({ input: fc.constant('one_allowed_collections' as const), value: fc.array(text, { maxLength: 2 }) }),
  fc.record({ input: fc.constant('on_delete' as const), value: fc.constantFrom('CASCADE' as const, 'SET NULL' as const) }),
  fc.record({ input: fc.constant('auto_fill' as const), value: fc.boolean() }),
  fc.record({ input: fc.constant('corresponding' as const), value: fc.oneof(fc.boolean(), text) }),
);

test('whatever is entered, nothing is made twice and nothing that is there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), text, fc.array(change, { maxLength: 6 }), (kind, field, changes) => {
      const map = after(startMap(schema, kind, 'articles', field), ...changes);
      const { collections, fields } = generated(schema, map);
      for (const made of collections) expect(schema.collections.has(made.collection)).toBe(false);
      const keys = [...collections.flatMap((made) => made.fields), ...fields].map(
        (made) => JSON.stringify([made.collection, made.field]),
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const made of fields) expect(fieldOf(schema, made.collection, made.field)).toBeNull();
    }),
  );
});

test('what is entered twice is as entered once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.array(change, { maxLength: 4 }), change, (kind, before, last) => {
      const once = after(start(kind), ...before, last);
      expect(changeMap(schema, once, last)).toEqual(once);
    }),
  );
});
