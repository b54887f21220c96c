import { left, right } from 'fp-ts/Either';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { schemaOf } from '../../domain/schema';
import { networkFailure } from '../../kernel';
import { admin, historyDependencies, nowOf, worker } from './history.fixtures';
import { LoggedItems } from './logged-items';

const { collections, fields, relations } = world('w', [
  collection('notes', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
  collection('tags', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);

const begin = (access = admin) => {
  const { parts, asked } = historyDependencies(new VirtualClock(), schemaOf(collections, fields, relations), access);
  const names = new LoggedItems(parts);
  return { names, asked, whats: () => asked.map(({ what }) => what) };
};

const notes = (...items: readonly string[]) => items.map((item) => ({ collection: 'notes', item }));

test('the items of a page are named by one request for each collection, each item once', () => {
  const { names, asked, whats } = begin();
  names.request([...notes('7', '8', '7'), { collection: 'tags', item: '1' }]);
  names.request(notes('8'));
  expect(whats()).toEqual(['list notes', 'list tags']);
  asked[0]?.answer(right([{ id: 7, title: 'Ferry' }]));
  expect([...nowOf(names.names$)]).toEqual([
    ['notes/7', 'Ferry'],
    ['notes/8', null],
  ]);
  asked[1]?.answer(right([{ id: 1, name: '' }]));
  expect(nowOf(names.names$).get('tags/1')).toBeNull();
});

test('more keys than an address may have are asked for in parts', () => {
  const { names, whats } = begin();
  names.request(notes(...Array.from({ length: 101 }, (_, index) => String(index))));
  expect(whats()).toEqual(['list notes', 'list notes']);
});

test('a failed request leaves the names of others', () => {
  const { names, asked } = begin();
  names.request([...notes('7'), { collection: 'tags', item: '1' }]);
  asked[0]?.answer(left(networkFailure('/items/notes', false)));
  asked[1]?.answer(right([{ id: 1, name: 'Winter' }]));
  expect([...nowOf(names.names$)]).toEqual([
    ['notes/7', null],
    ['tags/1', 'Winter'],
  ]);
});

test('items that may not be read are not requested', () => {
  const { names, whats } = begin(worker('tags read'));
  names.request([...notes('7'), { collection: 'tags', item: '1' }]);
  expect(whats()).toEqual(['list tags']);
  expect([...nowOf(names.names$)]).toEqual([['notes/7', null]]);
});

test('a disposed object cancels its requests', () => {
  const { names, asked } = begin();
  names.request(notes('7'));
  names.dispose();
  expect(asked[0]?.isPending()).toBe(false);
});
