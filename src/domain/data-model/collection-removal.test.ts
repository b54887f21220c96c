/** @jest-environment node */
import { type Relation, schemaOf } from '../schema';
import { collectionRemoval } from './collection-removal';

const relation = (collection: string, field: string, related: string | null, meta: object = {}): Relation => ({
  collection,
  field,
  related_collection: related,
  meta: {
    one_field: null,
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: null,
    ...meta,
  },
});

const schema = schemaOf(
  [],
  [],
  [
    relation('articles', 'author', 'authors', { one_field: 'articles' }),
    relation('articles', 'parent', 'articles', { one_field: 'children' }),
    relation('articles', 'editor', 'authors'),
    relation('comments', 'article', 'articles', { one_field: 'comments' }),
    relation('blocks', 'item', null, { one_allowed_collections: ['articles', 'tags'] }),
    relation('tags', 'owner', 'authors'),
  ],
);

test('names the keys to it, the lists that its keys fill, and the many-to-any fields that allow it', () => {
  expect(collectionRemoval(schema, 'articles')).toEqual({
    keys: [{ collection: 'comments', field: 'article' }],
    lists: [{ collection: 'authors', field: 'articles' }],
    anyFields: [{ collection: 'blocks', field: 'item' }],
  });
});

test('a collection without relations takes nothing along', () => {
  expect(collectionRemoval(schema, 'unknown')).toEqual({ keys: [], lists: [], anyFields: [] });
});
