import { left, right, type Either } from 'fp-ts/Either';
import { Observable, Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { currentValue, type Failure, networkFailure } from '../../kernel';
import { TitleSearch } from '.';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `c${index}`);

const begin = (count: number) => {
  const { collections, fields, relations } = world(
    'sample',
    names(count).map((name) =>
      collection(name, { archive_field: 'status', archive_value: 'old' }, [
        primaryKey(),
        stringField('name'),
        stringField('status'),
      ]),
    ),
  );
  const clock = new VirtualClock();
  const open = new Map<string, Subject<Either<Failure, readonly Item[]>>>();
  const asked: (readonly [string, ItemsQuery])[] = [];
  const list = (name: string, query: ItemsQuery) =>
    new Observable<Either<Failure, readonly Item[]>>((subscriber) => {
      const answer = new Subject<Either<Failure, readonly Item[]>>();
      asked.push([name, query]);
      open.set(name, answer);
      const subscription = answer.subscribe(subscriber);
      return () => {
        subscription.unsubscribe();
        open.delete(name);
      };
    });
  const search = new TitleSearch(
    {
      clock,
      items: { list },
      schema: { schema: schemaOf(collections, fields, relations) },
      access: { access: { user: testUser(true), permissions: [] } },
    } as never,
    names(count),
  );
  const reply = (name: string, answer: Either<Failure, readonly Item[]>): void => {
    const call = open.get(name);
    call?.next(answer);
    call?.complete();
  };
  const answer = (name: string, ...titles: readonly string[]): void =>
    reply(
      name,
      right(titles.map((title, index) => ({ id: index + 1, name: title, status: title === 'Old' ? 'old' : 'new' }))),
    );
  const answerAll = (): void => [...open.keys()].forEach((name) => answer(name));
  const fail = (name: string): void => reply(name, left(networkFailure(`GET /items/${name}`, false)));
  return { search, clock, asked, open, answer, answerAll, fail, state: () => currentValue(search.state$) };
};

const titles = ({ found }: { readonly found: readonly { readonly title: string }[] }) =>
  found.map(({ title }) => title);

test('a keystroke is debounced, and five collections are searched at a time', () => {
  const { search, clock, asked, open, answerAll, state } = begin(7);
  search.search('fe');
  clock.advance(200);
  search.search('fer');
  clock.advance(249);
  expect(asked).toEqual([]);
  expect(state()).toMatchObject({ isSearching: true, unsearched: [] });
  clock.advance(1);
  expect([...open.keys()]).toEqual(names(5));
  expect(asked[0]?.[1]).toMatchObject({ fields: ['id', 'name', 'status'], limit: 4 });
  answerAll();
  expect([...open.keys()]).toEqual(['c5', 'c6']);
  answerAll();
  expect(state()).toEqual({ found: [], isSearching: false, failed: [], unsearched: [], isExtended: false });
});

test('found items are in the order of the collections, whatever answers first', () => {
  const { search, clock, answer, state } = begin(2);
  search.search('fer');
  clock.advance(250);
  answer('c1', 'Ferry', 'Old');
  answer('c0', 'Ferris', '');
  expect(state().found).toEqual([
    { collection: 'c0', key: 1, title: 'Ferris', isArchived: false },
    { collection: 'c1', key: 1, title: 'Ferry', isArchived: false },
    { collection: 'c1', key: 2, title: 'Old', isArchived: true },
  ]);
});

test('typing on cancels the requests, and keeps what was found until the next answers', () => {
  const { search, clock, open, answer, state } = begin(2);
  search.search('fer');
  clock.advance(250);
  answer('c0', 'Ferris');
  search.search('ferr');
  expect(open.size).toBe(0);
  expect(titles(state())).toEqual(['Ferris']);
  clock.advance(250);
  expect(titles(state())).toEqual(['Ferris']);
  answer('c0', 'Ferry');
  expect(titles(state())).toEqual(['Ferry']);
});

test('a text that is too short cancels the search and finds nothing', () => {
  const { search, clock, open, answer, state } = begin(2);
  search.search('fer');
  clock.advance(250);
  answer('c0', 'Ferris');
  search.search('f');
  expect(open.size).toBe(0);
  expect(state()).toEqual({ found: [], isSearching: false, failed: [], unsearched: [], isExtended: false });
});

test('no further round begins once enough has been found, and searchMore goes on', () => {
  const { search, clock, open, answer, answerAll, state } = begin(12);
  search.search('fer');
  clock.advance(250);
  for (const name of names(5)) answer(name, 'Ferry', 'Ferris');
  expect(state()).toMatchObject({ isSearching: false, unsearched: names(12).slice(5) });
  search.searchMore();
  expect([...open.keys()]).toEqual(names(10).slice(5));
  expect(state()).toMatchObject({ isSearching: true, isExtended: true });
  answerAll();
  expect(state()).toMatchObject({ isSearching: false, unsearched: ['c10', 'c11'] });
});

test('after three rounds without enough items the search waits for searchMore', () => {
  const { search, clock, asked, answerAll, state } = begin(17);
  search.search('fer');
  clock.advance(250);
  answerAll();
  answerAll();
  answerAll();
  expect(asked).toHaveLength(15);
  expect(state()).toMatchObject({ isSearching: false, unsearched: ['c15', 'c16'] });
});

test('a failed collection is named, and can be searched again', () => {
  const { search, clock, open, answer, fail, state } = begin(2);
  search.search('fer');
  clock.advance(250);
  answer('c0', 'Ferry');
  fail('c1');
  expect(state()).toMatchObject({ failed: ['c1'], isSearching: false });
  search.retry();
  expect([...open.keys()]).toEqual(['c1']);
  expect(state()).toMatchObject({ failed: [], isSearching: true });
  answer('c1', 'Ferris');
  expect(titles(state())).toEqual(['Ferry', 'Ferris']);
  expect(state().isSearching).toBe(false);
});

test('what the previous text found in a collection that fails now is dropped', () => {
  const { search, clock, answer, fail, state } = begin(1);
  search.search('fer');
  clock.advance(250);
  answer('c0', 'Ferry');
  search.search('ferr');
  clock.advance(250);
  fail('c0');
  expect(state()).toMatchObject({ found: [], failed: ['c0'] });
});

test('dispose cancels the requests', () => {
  const { search, clock, open } = begin(1);
  search.search('fer');
  clock.advance(250);
  search.dispose();
  expect(open.size).toBe(0);
});

test('what the previous text found in a collection that this search does not reach is dropped', () => {
  const { search, clock, answer, answerAll, state } = begin(6);
  search.search('fer');
  clock.advance(250);
  answerAll();
  answer('c5', 'Ferry');
  search.search('ferr');
  clock.advance(250);
  for (const name of names(5)) answer(name, 'Ferris', 'Ferrous');
  expect(state()).toMatchObject({ isSearching: false, unsearched: ['c5'] });
  expect(titles(state())).not.toContain('Ferry');
});

test('a round that fails as a whole ends the search, and a retry goes on with the next round', () => {
  const { search, clock, open, answer, answerAll, fail, state } = begin(6);
  search.search('fer');
  clock.advance(250);
  names(5).forEach(fail);
  expect(state()).toMatchObject({ isSearching: false, failed: names(5), unsearched: ['c5'] });
  search.retry();
  answerAll();
  expect([...open.keys()]).toEqual(['c5']);
  answer('c5', 'Ferry');
  expect(state()).toMatchObject({ isSearching: false, failed: [], unsearched: [] });
  expect(titles(state())).toEqual(['Ferry']);
});
