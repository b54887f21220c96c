import { blocks, children, tags } from './staged.fixtures';
import { collection, primaryKey, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import { collectionOfRow, linkableCollections, linkRowValues, newRowValues, relatedRowValues } from './to-many';

test('writes related items inside junction rows', () => {
  expect(newRowValues(children, { name: 'a' })).toEqual({ name: 'a' });
  expect(newRowValues(tags, { name: 'a' })).toEqual({ tags_id: { name: 'a' } });
  expect(newRowValues(blocks, { text: 'a' }, 'texts')).toEqual({ item: { text: 'a' }, collection: 'texts' });
  expect(linkRowValues(children, 5)).toBeNull();
  expect(linkRowValues(tags, 5)).toEqual({ tags_id: 5 });
  expect(linkRowValues(blocks, 5, 'texts')).toEqual({ item: 5, collection: 'texts' });
  expect(linkRowValues(blocks, 5)).toEqual({ item: 5 });
  expect(relatedRowValues(children, { id: 5 }, { name: 'b' }, 'id')).toEqual({ name: 'b' });
  expect(relatedRowValues(tags, { id: 5 }, { name: 'b' }, 'id')).toEqual({ tags_id: { name: 'b', id: 5 } });
  expect(relatedRowValues(tags, {}, { name: 'b' }, 'id')).toEqual({ tags_id: { name: 'b', id: null } });
  expect(relatedRowValues(blocks, { id: 5 }, { text: 'b' }, 'id', 'texts')).toEqual({
    item: { text: 'b', id: 5 },
    collection: 'texts',
  });
});

test('rows lead to the collection of the list or of its junction, or to the allowed ones that exist and have items', () => {
  const model = world('m', [
    collection('texts', {}, [primaryKey()]),
    collection('settings', { singleton: true }, [primaryKey()]),
  ]);
  const schema = schemaOf(model.collections, model.fields, model.relations);
  const any = {
    ...blocks,
    junction: blocks.junction && { ...blocks.junction, allowed: ['texts', 'settings', 'gone'] },
  };
  expect(linkableCollections(schema, children)).toEqual([children.collection]);
  expect(linkableCollections(schema, tags)).toEqual([tags.junction?.collection]);
  expect(linkableCollections(schema, any)).toEqual(['texts']);
});

test('a row of any collection names its own; without a name it leads nowhere', () => {
  expect(collectionOfRow(children, {})).toBe(children.collection);
  expect(collectionOfRow(tags, {})).toBe(tags.junction?.collection);
  expect([collectionOfRow(blocks, { collection: 'texts' }), collectionOfRow(blocks, {})]).toEqual(['texts', null]);
});
